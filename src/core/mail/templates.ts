import { z } from 'zod';
import type { SiteFacts } from '#contract';
import type { Links } from '../links/index.ts';
import type { Letter } from './layout.ts';

export interface TemplateContext {
  facts: SiteFacts;
  links: Links;
}

export interface Template<Data> {
  data: z.ZodType<Data>;
  write(data: Data, context: TemplateContext): Letter & { headers?: Record<string, string> };
}

const template = <Data>(data: z.ZodType<Data>, write: Template<Data>['write']): Template<Data> => ({ data, write });

/** Every mail we send. Data are what the words need at the time of sending; links are made then, not stored. */
export const templates = {
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

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = z.infer<(typeof templates)[Name]['data']>;
