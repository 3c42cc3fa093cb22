import { z } from 'zod';
import { timeText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import type { Links } from '../../links.ts';
import { template } from './template.ts';

/** The listing that an email is about; its path becomes a link when the email is composed. */
const Listing = z.object({ title: z.string(), path: z.string() }).nullable();

const howToReply = (email: string): string =>
  email ? 'Your reply goes to the visitor.' : 'The visitor left no email. Please call them.';

const enquiryUrl = (links: Links, id: number) => `${links.siteOrigin}/admin/enquiries?open=${id}`;

export const enquiries = {
  'enquiry-to-desk': template(
    z.object({
      /** Allows finding the email by its enquiry; older stored emails do not have it. */
      enquiryId: z.number().int().optional(),
      fullName: z.string(),
      /** Empty if the visitor asked for a call only, as is the message. */
      email: z.string(),
      phone: z.string(),
      message: z.string(),
      page: z.string().nullable(),
      listing: Listing,
      /** True for the email to the assignee, which links to the enquiry in the back office. */
      assigned: z.boolean().optional(),
    }),
    ({ enquiryId, fullName, email, phone, message, page, listing, assigned }, { facts, links }) => ({
      subject: listing ? `Enquiry from ${fullName}: ${listing.title}` : `Enquiry from ${fullName}`,
      heading: 'New callback request',
      paragraphs: [
        listing ? `The enquiry is about ${listing.title}.` : 'The enquiry is not about a particular listing.',
      ],
      details: [
        { label: 'Name', value: fullName },
        { label: 'Phone', value: phone },
        ...(email ? [{ label: 'Email', value: email }] : []),
        ...(message ? [{ label: 'Message', value: message }] : []),
        ...(page ? [{ label: 'Page', value: links.siteOrigin + page }] : []),
      ],
      ...(assigned && enquiryId !== undefined
        ? {
            action: { label: 'Open the enquiry', url: enquiryUrl(links, enquiryId) },
            reason: `You're receiving this because the enquiry was assigned to you in the back office of ${facts.brand}. ${howToReply(email)}`,
          }
        : {
            ...(listing ? { action: { label: 'Open the listing', url: links.siteOrigin + listing.path } } : {}),
            reason: `You're receiving this because enquiries to ${facts.brand} are sent to this address. ${howToReply(email)}`,
          }),
      ...(email ? { headers: { 'Reply-To': email } } : {}),
    }),
  ),

  'enquiry-follow-up': template(
    z.object({
      enquiryId: z.number().int(),
      fullName: z.string(),
      followUpAt: z.iso.datetime(),
      listing: z.string().nullable(),
    }),
    ({ enquiryId, fullName, followUpAt, listing }, { facts, links }) => ({
      subject: `Follow up: ${fullName}`,
      heading: 'Follow-up due',
      paragraphs: [`You planned to follow up on the enquiry from ${fullName} on ${timeText(followUpAt)}.`],
      details: listing === null ? [] : [{ label: 'About', value: listing }],
      action: { label: 'Open the enquiry', url: enquiryUrl(links, enquiryId) },
      reason: `You're receiving this because the enquiry is assigned to you in the back office of ${facts.brand}.`,
    }),
  ),

  'lead-assigned': template(
    z.object({
      enquiryId: z.number().int(),
      fullName: z.string(),
      assignedBy: z.string(),
      listing: z.string().nullable(),
    }),
    ({ enquiryId, fullName, assignedBy, listing }, { facts, links }) => ({
      subject: listing ? `Lead for you: ${fullName}, ${listing}` : `Lead for you: ${fullName}`,
      heading: 'A lead was assigned to you',
      paragraphs: [`${assignedBy} assigned the lead ${fullName} to you.`],
      details: listing === null ? [] : [{ label: 'About', value: listing }],
      action: { label: 'Open the lead', url: enquiryUrl(links, enquiryId) },
      reason: `You're receiving this because a lead was assigned to you in the back office of ${facts.brand}.`,
    }),
  ),

  'lead-requested': template(
    z.object({
      enquiryId: z.number().int(),
      fullName: z.string(),
      owner: z.string(),
      requestedBy: z.string(),
      reason: z.string(),
    }),
    ({ fullName, owner, requestedBy, reason }, { facts, links }) => ({
      subject: `${requestedBy} asks for the lead ${fullName}`,
      heading: 'Request for a lead',
      paragraphs: [`${requestedBy} asks for the lead ${fullName}, which is with ${owner}.`],
      details: reason === '' ? [] : [{ label: 'Reason', value: reason }],
      action: { label: 'Answer the request', url: `${links.siteOrigin}/admin/enquiries` },
      reason: `You're receiving this because the lead is yours or your team's in the back office of ${facts.brand}.`,
    }),
  ),

  'lead-request-answered': template(
    z.object({ enquiryId: z.number().int(), isGiven: z.boolean(), answeredBy: z.string() }),
    ({ enquiryId, isGiven, answeredBy }, { facts, links }) => ({
      subject: isGiven ? `${answeredBy} gave you the lead` : `${answeredBy} keeps the lead`,
      heading: isGiven ? 'The lead is yours' : 'The lead stays where it is',
      paragraphs: [
        isGiven
          ? `${answeredBy} has assigned the lead that you asked for to you.`
          : `${answeredBy} has answered your request: the lead stays with the colleague who has it.`,
      ],
      ...(isGiven ? { action: { label: 'Open the lead', url: enquiryUrl(links, enquiryId) } } : {}),
      reason: `You're receiving this because you asked for a lead in the back office of ${facts.brand}.`,
    }),
  ),

  'leads-handed-over': template(
    z.object({ leads: z.number().int(), handedOverBy: z.string() }),
    ({ leads, handedOverBy }, { facts, links }) => {
      const number = leads === 1 ? '1 open lead' : `${indianNumber(leads)} open leads`;
      return {
        subject: `${number} handed over to you`,
        heading: 'Leads handed over',
        paragraphs: [`${handedOverBy} has handed over ${number} to you, because a colleague has left.`],
        action: { label: 'Open your leads', url: `${links.siteOrigin}/admin/enquiries?view=mine` },
        reason: `You're receiving this because leads were assigned to you in the back office of ${facts.brand}.`,
      };
    },
  ),

  'leads-assigned': template(
    z.object({ leads: z.number().int(), assignedBy: z.string() }),
    ({ leads, assignedBy }, { facts, links }) => {
      const number = leads === 1 ? '1 lead' : `${indianNumber(leads)} leads`;
      return {
        subject: `${number} assigned to you`,
        heading: 'Leads assigned to you',
        paragraphs: [`${assignedBy} has assigned ${number} to you.`],
        action: { label: 'Open your leads', url: `${links.siteOrigin}/admin/enquiries?view=mine` },
        reason: `You're receiving this because leads were assigned to you in the back office of ${facts.brand}.`,
      };
    },
  ),

  // Contains no free text from the form, so that no one can send a message to another person in our name.
  'enquiry-received': template(
    z.object({ enquiryId: z.number().int(), listing: Listing }),
    ({ enquiryId, listing }, { facts, links }) => ({
      subject: `${facts.brand}: we have received your enquiry`,
      heading: 'We have received your enquiry',
      paragraphs: [
        listing ? `Thank you for your enquiry about ${listing.title}.` : 'Thank you for contacting us.',
        `An advisor usually calls back within ${facts.reply_within}, during office hours: ${facts.office_hours}.`,
        `If it is urgent, call us on ${facts.phone_label}.`,
      ],
      ...(listing ? { action: { label: 'View the listing', url: links.siteOrigin + listing.path } } : {}),
      reason: `You're receiving this because this email was used for an enquiry at ${links.siteOrigin}. You can withdraw your consent at any time.`,
      reasonLink: {
        label: 'Withdraw your consent',
        url: `${links.siteOrigin}/enquiry/withdraw?token=${links.token('withdraw-enquiry', enquiryId)}`,
      },
    }),
  ),
};

export const newsletter = {
  'confirm-subscription': template(
    z.object({ subscriberId: z.number().int(), confirmUntil: z.iso.datetime() }),
    ({ subscriberId, confirmUntil }, { facts, links }) => {
      const confirm = links.token('confirm-subscription', subscriberId, new Date(confirmUntil));
      const unsubscribe = links.token('unsubscribe', subscriberId);
      const oneClick = `${links.siteOrigin}/api/v1/public/subscribers/unsubscribe?token=${unsubscribe}`;
      return {
        subject: `Confirm your subscription to ${facts.brand}`,
        heading: 'Confirm your subscription',
        paragraphs: [
          'Please confirm that you want our monthly newsletter: new launches, possession dates and RERA changes.',
          'We send it only to people who confirm their email. The link works for seven days.',
        ],
        action: {
          label: 'Confirm subscription',
          url: `${links.siteOrigin}/newsletter/confirm?token=${confirm}`,
        },
        reason: 'If you did not subscribe, ignore this email and you will not hear from us again.',
        reasonLink: { label: 'Unsubscribe', url: `${links.siteOrigin}/newsletter/unsubscribe?token=${unsubscribe}` },
        headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      };
    },
  ),
};
