import { z } from 'zod';
import { template } from './template.ts';

export const newsletter = {
  'confirm-subscription': template(
    z.object({ subscriberId: z.number().int(), confirmUntil: z.iso.datetime() }),
    ({ subscriberId, confirmUntil }, { facts, links }) => {
      const confirm = links.token('confirm-subscription', subscriberId, new Date(confirmUntil));
      const unsubscribe = links.token('unsubscribe', subscriberId);
      const oneClick = `${links.siteOrigin}/api/v1/public/subscribers/unsubscribe?token=${unsubscribe}`;
      return {
        subject: `Confirm your subscription to ${facts.brand}`,
        heading: 'One click to confirm',
        paragraphs: [
          `Somebody, most likely you, asked for our monthly letter: new launches, possession dates and RERA changes.`,
          'We only write to people who confirm their address. The link works for seven days.',
        ],
        action: {
          label: 'Confirm subscription',
          url: `${links.siteOrigin}/newsletter/confirm?token=${confirm}`,
        },
        reason: 'If this was not you, do nothing and you will not hear from us again.',
        reasonLink: { label: 'Unsubscribe', url: `${links.siteOrigin}/newsletter/unsubscribe?token=${unsubscribe}` },
        headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      };
    },
  ),
};
