import { z } from 'zod';
import { timeText } from '#contract/india-time.ts';
import { template } from './template.ts';

export const privacy = {
  'own-data': template(
    z.object({
      kind: z.enum(['enquiries', 'applications', 'postings', 'subscriptions']),
      id: z.number().int(),
      until: z.iso.datetime(),
    }),
    ({ kind, id, until }, { facts, links }) => ({
      subject: `${facts.brand}: your personal data`,
      heading: 'Your personal data',
      paragraphs: [
        'With this link you can see, download, correct and erase the data that we hold under this email address.',
        `It works until ${timeText(until)}. Do not forward this email.`,
      ],
      action: {
        label: 'See my data',
        url: `${links.siteOrigin}/my-data?token=${links.token(`own-data:${kind}`, id, new Date(until))}`,
      },
      reason: 'If you did not ask for this, ignore this email. Nothing has changed.',
    }),
  ),

  'erasure-asked': template(z.object({}), (_data, { facts, links }) => ({
    subject: 'A person asks to erase their data',
    heading: 'Erasure request',
    paragraphs: [
      'A person has asked to erase their data. Everything that no law protects has been erased already.',
      'The rest belongs to a transaction or an employment, so an admin has to decide.',
    ],
    action: { label: 'Open the request', url: `${links.siteOrigin}/admin/privacy` },
    reason: `You're receiving this because requests about personal data are sent to the address of ${facts.brand}.`,
  })),

  'erasure-declined': template(z.object({ reason: z.string() }), ({ reason }, { facts, links }) => ({
    subject: `${facts.brand}: your request to erase your data`,
    heading: 'We must keep part of your data',
    paragraphs: [
      'You asked us to erase your data. We have erased what we could. A part of it we have to keep:',
      reason,
      'If you disagree, reply to this email. You can also complain to the Data Protection Board of India.',
    ],
    action: { label: 'Read the privacy policy', url: `${links.siteOrigin}/privacy-policy` },
    reason: "You're receiving this because you asked us to erase your data.",
  })),
};
