import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SAMPLE_LEAD_MAIL_PATTERNS as PATTERNS, type ReceivedMail, readLeadMail } from './mail-patterns.ts';

const mail = (text: string, values: Partial<ReceivedMail> = {}): ReceivedMail => ({
  messageId: '<7@neem-homes.example>',
  sender: 'no-reply@neem-homes.example',
  subject: 'New lead',
  text,
  ...values,
});

test('R-412 the email of a portal is read by the words in front of its values', () => {
  const text = `Dear partner,\r
You have a new lead.\r
Lead ID: NH/2026-77\r
Name: Meera  Iyer\r
Mobile - +91 98765-00001\r
Email: meera@mail.example\r
Message: Is it still free?
We could come on Saturday.

Property link: https://www.aangan.example/properties/neem-court
`;
  expect(readLeadMail(mail(text), PATTERNS)).toEqual({
    source: 'Neem Homes',
    lead: {
      reference: 'NH2026-77',
      full_name: 'Meera  Iyer',
      phone: '+91 98765-00001',
      email: 'meera@mail.example',
      message: 'Is it still free?\nWe could come on Saturday.',
      listing: 'https://www.aangan.example/properties/neem-court',
    },
  });
});

test('R-412 a value can stand in the next cell or line', () => {
  const text = 'Customer\tRavi Nair\nContact number\n\n098765 00002\nQuery\t2 BHK in Baner';
  const banyan = { sender: 'leads@banyan-property.example' };
  expect(readLeadMail(mail(text, banyan), PATTERNS)?.lead).toMatchObject({
    full_name: 'Ravi Nair',
    phone: '098765 00002',
    message: '2 BHK in Baner',
    reference: '7neem-homes.example',
  });
});

test('R-412 an address that is none is left out, not the lead', () => {
  const text = 'Name: Meera\nMobile: 9876500001\nEmail: not given';
  expect(readLeadMail(mail(text), PATTERNS)?.lead).toMatchObject({ full_name: 'Meera', email: '' });
});

test.each([
  ['an unknown sender', 'Name: Meera\nMobile: 9876500001', 'no-reply@other.example'],
  ['a sender whose domain only ends alike', 'Name: Meera\nMobile: 9876500001', 'x@evil-neem-homes.example'],
  ['another address of a named sender', 'Customer: Meera\nContact number: 9876500001', 'x@banyan-property.example'],
  ['no number', 'Name: Meera', undefined],
  ['a word that only begins alike', 'Named: Meera\nMobile: 9876500001', undefined],
])('R-412 an email with %s is not read', (_what, text, sender) => {
  expect(readLeadMail(mail(text, sender === undefined ? {} : { sender }), PATTERNS)).toBeUndefined();
});

test('R-412 no text of an email breaks the reader', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), fc.string({ maxLength: 500 }), (before, after) => {
      const read = readLeadMail(mail(`${before}\nName: Meera\nMobile: 9876500001\n${after}`), PATTERNS);
      expect(read === undefined || read.lead.full_name.length <= 80).toBe(true);
    }),
  );
});
