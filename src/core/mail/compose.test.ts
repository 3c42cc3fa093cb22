import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailSamples } from '../../../test/mail-samples.ts';
import { DEFAULT_COLOURS, deriveTheme } from '../brand/index.ts';
import { DEFAULT_FACTS } from '../content/settings.ts';
import { createLinks } from '../links.ts';
import { composeMail } from './deliver-mail.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const SITE_ORIGIN = 'https://www.aangan.example';
const links = createLinks(SITE_ORIGIN, ['a secret of sufficient length for tests']);
const facts = DEFAULT_FACTS;
const colours = deriveTheme(DEFAULT_COLOURS).tokens;
const settings = { sender_name: '', reply_to: '', signature: '' };

type Samples = ReturnType<typeof mailSamples>;
const NAMES = Object.keys(mailSamples()) as (keyof Samples)[];

const compose = (name: keyof Samples, typed?: (text: string) => string, siteFacts = facts) =>
  composeMail(name, mailSamples(typed)[name], { facts: siteFacts, colours, settings, links });

const count = (text: string, character: string) => text.split(character).length;

describe.each(NAMES)('the mail %s', (name) => {
  test('escapes every value, whatever was typed: not a tag and not a quote more', () => {
    const plain = compose(name).html;
    fc.assert(
      fc.property(fc.string(), (nasty) => {
        const typed = (text: string) => `${text}${nasty}<script>alert("'")</script>&`;
        const siteFacts = { ...facts, brand: typed(facts.brand), address: typed(facts.address) };
        const { html } = compose(name, typed, { ...siteFacts, office_hours: nasty, phone_label: nasty });
        expect(html).toContain('&lt;script&gt;');
        for (const character of ['<', '>', '"', "'"]) expect(count(html, character)).toBe(count(plain, character));
      }),
    );
  });

  test('has a subject of one line, whatever was typed', () => {
    const { subject } = compose(name, (text) => `${text}\r\nBcc: someone@aangan.example\u2028 `);
    expect(subject).not.toMatch(/[\r\n\u2028]/);
    expect(subject).toBe(subject.trim());
  });

  test('can be read as plain text alone: the same words, the same links, no markup', () => {
    const { html, text } = compose(name);
    const hrefs = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) {
      expect(href.startsWith(`${SITE_ORIGIN}/`)).toBe(true);
      expect(text).toContain(href);
    }
    expect(text).not.toMatch(/<\/?[a-z]+|&(?:amp|lt|#39);/);
    expect(text).toMatch(new RegExp(`\n\n--\n\n.+\n\n${facts.brand}, `, 's'));
    expect(text).not.toMatch(/undefined|null|NaN|Invalid/);
  });
});

const tokenIn = (text: string) => /token=([\w.-]+)/.exec(text)?.[1] ?? '';

describe('a private link', () => {
  test.each([
    ['confirm-posting', 'confirm-posting', '/posting/confirm', 4],
    ['manage-posting', 'manage-posting', '/posting/manage', 4],
    ['posting-changes-asked', 'manage-posting', '/posting/manage', 4],
    ['posting-rejected', 'manage-posting', '/posting/manage', 4],
    ['own-data', 'own-data:enquiries', '/my-data', 2],
    ['password-reset', 'choose-password', '/choose-password', 5],
    ['invitation', 'choose-password', '/choose-password', 5],
  ] as const)('of %s works until the day the mail says, and for nothing else', (name, purpose, path, id) => {
    const { text } = compose(name);
    expect(text).toContain('22 Nov 2026, 12:30 PM IST');
    expect(text).toContain(`${SITE_ORIGIN}${path}?token=`);
    const token = tokenIn(text);
    expect(links.read(purpose, token, NOW)).toBe(id);
    expect(links.read(purpose, token, new Date('2026-11-22T07:00:01Z'))).toBeUndefined();
    expect(links.read('unsubscribe', token, NOW)).toBeUndefined();
  });
});

describe('a mail to an unconfirmed address', () => {
  test.each(['enquiry-received', 'application-received', 'confirm-posting'] as const)(
    '%s repeats nothing typed',
    (name) => {
      const typed = ['Meera Iyer', 'Kabir Anand', 'Villa in Goa', 'meera@aangan.example', 'fifth floor'];
      const { subject, text } = compose(name);
      for (const input of typed) expect(subject + text).not.toContain(input);
    },
  );
});

describe('the mail to staff about an enquiry', () => {
  test('D-69 without an email asks to call, and a reply does not go to the visitor', () => {
    const data = { ...mailSamples()['enquiry-to-desk'], email: '', message: '' };
    const { text, headers } = composeMail('enquiry-to-desk', data, { facts, colours, settings, links });
    expect(text).toContain('Phone: +91 00000 00000\nPage: ');
    expect(text).toContain('The visitor left no email. Please call them.');
    expect(headers).toEqual({});
  });
});

describe('the mail to staff about an application', () => {
  test('D-11 names job, person, experience and place, leads to the back office and says no more', () => {
    const { text, headers } = compose('application-to-desk');
    expect(text).toContain(
      'Job: Relationship Manager\nName: Kabir Anand\nExperience: 4+ years\nLocation: Gurugram\n\n' +
        `Open the application: ${SITE_ORIGIN}/admin/applications?open=3\n\n--`,
    );
    expect(headers).toEqual({});
  });
});

describe('the mail about listings to confirm', () => {
  const write = (properties: number) => {
    const data = { properties, projects: 0, titles: ['Jarul Court'] };
    return composeMail('listings-to-confirm', data, { facts, colours, settings, links }).text;
  };

  test('speaks of one listing or of several', () => {
    expect(write(1)).toContain('This listing has not been confirmed for 60 days.');
    expect(write(1)).not.toMatch(/these|them/i);
    expect(write(2)).toContain('These listings have not been confirmed for 60 days.');
  });
});

describe('stored data that do not fit', () => {
  test('are refused without naming a field or a value', () => {
    const broken = { ...mailSamples()['enquiry-to-desk'], fullName: 7, phone: undefined };
    expect(() => composeMail('enquiry-to-desk', broken, { facts, colours, settings, links })).toThrow(
      /^the data of a mail do not fit the template enquiry-to-desk$/,
    );
  });

  test('and a template that does not exist', () => {
    for (const name of ['no-such-mail', 'toString', '__proto__'])
      expect(() => composeMail(name, {}, { facts, colours, settings, links })).toThrow(/^no mail template is called/);
  });
});
