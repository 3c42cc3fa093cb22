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

/** A listing a mail speaks of; its path becomes a link when the mail is written. */
const Listing = z.object({ title: z.string(), path: z.string() }).nullable();

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

  'enquiry-to-desk': template(
    z.object({
      fullName: z.string(),
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      page: z.string().nullable(),
      listing: Listing,
    }),
    ({ fullName, email, phone, message, page, listing }, { facts, links }) => ({
      subject: listing ? `Enquiry from ${fullName}: ${listing.title}` : `Enquiry from ${fullName}`,
      heading: 'Somebody asks for a call',
      paragraphs: [listing ? `The enquiry is about ${listing.title}.` : 'The enquiry is not about one listing.'],
      details: [
        { label: 'Name', value: fullName },
        { label: 'Phone', value: phone },
        { label: 'Email', value: email },
        { label: 'Message', value: message },
        ...(page ? [{ label: 'Page', value: links.siteOrigin + page }] : []),
      ],
      ...(listing ? { action: { label: 'Open the listing', url: links.siteOrigin + listing.path } } : {}),
      reason: `You get this because ${facts.email} receives the enquiries of ${facts.brand}. A reply goes to the visitor.`,
      headers: { 'Reply-To': email },
    }),
  ),

  // Repeats nothing that was typed: whoever enters somebody else's address must not write to them in our name.
  'enquiry-received': template(
    z.object({ enquiryId: z.number().int(), listing: Listing }),
    ({ enquiryId, listing }, { facts, links }) => ({
      subject: `${facts.brand}: we have your enquiry`,
      heading: 'We have your enquiry',
      paragraphs: [
        listing ? `Thank you for asking about ${listing.title}.` : 'Thank you for writing to us.',
        `An advisor usually calls back within an hour, during office hours: ${facts.office_hours}.`,
        `If it is urgent, call us on ${facts.phone_label}.`,
      ],
      ...(listing ? { action: { label: 'See the listing again', url: links.siteOrigin + listing.path } } : {}),
      reason: `Somebody, most likely you, left this address with an enquiry at ${links.siteOrigin}. You can take your consent back at any time.`,
      reasonLink: {
        label: 'Withdraw your consent',
        url: `${links.siteOrigin}/enquiry/withdraw?token=${links.token('withdraw-enquiry', enquiryId)}`,
      },
    }),
  ),
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = z.infer<(typeof templates)[Name]['data']>;
