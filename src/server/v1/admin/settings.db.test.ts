import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { HomeSection, type Settings, toSiteFactsInput } from '#contract';
import { smtpTransport } from '#core';
import { desc, eq, tables } from '#db';
import { createTestApp } from '../../../../test/app.ts';
import { startSmtp, type TestSmtp, unfold } from '../../../../test/smtp.ts';
import { type Colleague, newColleague } from '../../../../test/staff.ts';

const app = createTestApp();
let asha: Colleague;

beforeAll(async () => {
  asha = await newColleague(app);
});
beforeEach(() => app.db.delete(tables.settings));

const site = async () => (await app.server.inject('/api/v1/public/site')).json().site;
const stored = async (): Promise<Settings> => (await asha.call('GET', '/settings')).json().settings;
const form = async () => toSiteFactsInput((await stored()).site);
const save = (name: string, values: object) => asha.call('PUT', `/settings/${name}`, values);

const newestEntry = async () => {
  const { auditEntries } = tables;
  const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

describe('the facts of the site', () => {
  test('R-300 D-40 are what a new installation says until staff change them, and at once what they say then', async () => {
    expect((await site()).facts.phone).toBe('+910000001044');
    const answer = await save('site', {
      ...(await form()),
      phone: '+910000002233',
      phone_label: '+91 00000 02233',
      facebook: '',
      popup_minutes: 12,
    });
    expect(answer.json()).toEqual({ success: true });
    const { facts } = await site();
    expect(facts).toMatchObject({
      phone: '+910000002233',
      phone_label: '+91 00000 02233',
      enquiry_popup: { enabled: true, every_ms: 720_000 },
    });
    expect(facts.social).not.toHaveProperty('facebook');
    expect(facts.social).toHaveProperty('instagram');
  });

  test('R-300 have a usual interest of home loans, also where they were stored before there was one', async () => {
    expect((await site()).facts.home_loan_rate).toBe(8.5);
    expect((await save('site', { ...(await form()), home_loan_rate: 9.15 })).statusCode).toBe(200);
    expect((await site()).facts.home_loan_rate).toBe(9.15);
    const { home_loan_rate: _rate, ...earlier } = (await stored()).site;
    await app.db.update(tables.settings).set({ value: earlier }).where(eq(tables.settings.key, 'site'));
    expect((await site()).facts.home_loan_rate).toBe(8.5);
  });

  test('R-307 leave who changed what, before and after', async () => {
    await save('site', { ...(await form()), tagline: 'Homes with a courtyard' });
    const entry = await newestEntry();
    expect(entry).toMatchObject({ actorId: asha.id, action: 'update', entity: 'setting', entityId: 'site' });
    expect(entry?.before).toMatchObject({ tagline: expect.stringContaining('Property-investment') });
    expect(entry?.after).toMatchObject({ tagline: 'Homes with a courtyard' });
  });

  test('take phone numbers as people write them', async () => {
    await save('site', { ...(await form()), phone: '098765 43210', phone_label: '', whatsapp: '' });
    expect((await site()).facts).toMatchObject({
      phone: '+919876543210',
      phone_label: '+91 98765 43210',
      whatsapp: '919876543210',
    });
    await save('site', { ...(await form()), whatsapp: '+91 (90000) 000-01' });
    expect((await site()).facts.whatsapp).toBe('919000000001');
  });

  test('R-052 take a film by its address, and none when it is empty', async () => {
    await save('site', { ...(await form()), video: 'https://www.youtube.com/watch?v=AanganDemo7&t=3' });
    expect((await site()).facts.video).toMatchObject({ youtube_id: 'AanganDemo7' });
    await save('site', { ...(await form()), video: '' });
    expect((await site()).facts.video).toBeNull();
  });

  test.each([
    ['phone', '00000 01044'],
    ['phone', '0091 0000'],
    ['whatsapp', '12345'],
    ['email', 'nobody'],
    ['instagram', 'http://instagram.example/aangan'],
    ['linkedin', 'javascript:alert(1)'],
    ['project_url', ''],
    ['video', 'https://video.example/1'],
    ['map_url', 'https://evil.example/maps'],
    ['popup_minutes', 0],
    ['home_loan_rate', 0.95],
    ['home_loan_rate', 30.05],
    ['home_loan_rate', 8.51],
    ['home_loan_rate', '8.5'],
    ['home_loan_rate', null],
  ])('D-52 say at the field %s what is wrong with %j, and stay as they are', async (field, value) => {
    const before = await site();
    const answer = await save('site', { ...(await form()), [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ field, message: expect.any(String) });
    expect(await site()).toEqual(before);
  });
});

describe('the counters', () => {
  const COUNTER = { value: 12.5, decimals: 1, suffix: '%', label: 'Homes let', basis: 'Counted on 1 November' };

  test('D-45 R-300 are shown in their order, without their basis', async () => {
    await save('counters', { counters: [COUNTER, { ...COUNTER, label: 'Homes sold' }] });
    expect((await site()).counters).toEqual([
      { value: 12.5, decimals: 1, suffix: '%', label: 'Homes let' },
      { value: 12.5, decimals: 1, suffix: '%', label: 'Homes sold' },
    ]);
  });

  test('D-45 are refused without a basis', async () => {
    const answer = await save('counters', { counters: [{ ...COUNTER, basis: ' ' }] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ field: 'counters.0.basis', message: 'This is required' });
  });

  test('are refused twice under one label, and beyond six', async () => {
    expect((await save('counters', { counters: [COUNTER, COUNTER] })).statusCode).toBe(400);
    const seven = Array.from({ length: 7 }, (_, n) => ({ ...COUNTER, label: `Homes ${n}` }));
    expect((await save('counters', { counters: seven })).statusCode).toBe(400);
  });
});

describe('the sections of the home page', () => {
  const inOrder = () => HomeSection.options.map((name) => ({ name, shown: true }));

  test('R-300 are shown in the order that staff chose, without those they hid', async () => {
    expect((await site()).home_sections).toEqual(HomeSection.options);
    const sections = inOrder().toReversed();
    const hidden = sections.map((section) => ({ ...section, shown: section.name !== 'partners' }));
    await save('home-sections', { sections: hidden });
    expect((await site()).home_sections).toEqual(
      HomeSection.options.toReversed().filter((name) => name !== 'partners'),
    );
  });

  test('are refused unless each is there once', async () => {
    expect((await save('home-sections', { sections: inOrder().slice(1) })).statusCode).toBe(400);
    const twice = inOrder().map((section) => ({ ...section, name: 'top' as const }));
    expect((await save('home-sections', { sections: twice })).statusCode).toBe(400);
  });

  test('that a later release brings follow those that were put in order', async () => {
    const value = [
      { name: 'blogs', shown: true },
      { name: 'no longer there', shown: true },
    ];
    await app.db.insert(tables.settings).values({ key: 'home-sections', value });
    const { home_sections } = await site();
    expect(home_sections[0]).toBe('blogs');
    expect(home_sections.toSorted()).toEqual(HomeSection.options.toSorted());
  });
});

describe('the settings of mails', () => {
  let smtp: TestSmtp;
  beforeAll(async () => {
    smtp = await startSmtp();
  });
  afterAll(() => smtp.stop());

  async function mailTo(email: string): Promise<string> {
    await app.core.newsletter.subscribe({ email }, { ip: undefined, userAgent: undefined });
    const [mail] = await app.db.select().from(tables.mails).where(eq(tables.mails.recipient, email));
    const transport = smtpTransport(smtp.url, 'no-reply@aangan.example');
    await app.core.mail.deliver(transport, mail?.id ?? 0);
    transport.close();
    return unfold((await smtp.mailTo(email)).raw);
  }

  test('R-300 name the sender, where to reply, and a line below the letter; the address stays configuration', async () => {
    const usual = await mailTo('usual@aangan.example');
    expect(usual).toMatch(/^From: Aangan <no-reply@aangan\.example>/m);
    expect(usual).not.toMatch(/^Reply-To:/m);
    const values = { sender_name: 'Aangan Homes', reply_to: 'desk@aangan.example', signature: 'Your advisors' };
    expect((await save('mail', values)).json()).toEqual({ success: true });
    const changed = await mailTo('changed@aangan.example');
    expect(changed).toMatch(/^From: Aangan Homes <no-reply@aangan\.example>/m);
    expect(changed).toMatch(/^Reply-To: desk@aangan\.example/m);
    expect(changed.match(/Your advisors/g)).toHaveLength(2);
  });

  test('are refused where they would begin another header', async () => {
    const values = { sender_name: 'Aangan\r\nBcc: evil@aangan.example', reply_to: 'nobody', signature: '' };
    const { errors } = (await save('mail', values)).json();
    expect(errors.map(({ field }: { field: string }) => field).toSorted()).toEqual(['reply_to', 'sender_name']);
  });
});
