import { z } from 'zod';
import { timeText } from '#contract/india-time.ts';
import { indianNumber } from '#contract/indian-number.ts';
import type { Links } from '../../links.ts';
import { template } from './template.ts';

/** Short description of the property, such as 'Villa in Goa'; only for confirmed addresses. */
const Property = z.string();

const Decided = z.object({
  postingId: z.number().int(),
  property: Property,
  /** Message from staff to the poster. */
  words: z.string(),
  manageUntil: z.iso.datetime(),
});
type Decided = z.infer<typeof Decided>;

const manageUrl = ({ postingId, manageUntil }: Pick<Decided, 'postingId' | 'manageUntil'>, links: Links) =>
  `${links.siteOrigin}/posting/manage?token=${links.token('manage-posting', postingId, new Date(manageUntil))}`;

export const postings = {
  // Contains no free text from the form, so that no one can send a message to another person in our name.
  'confirm-posting': template(
    z.object({ postingId: z.number().int(), confirmUntil: z.iso.datetime() }),
    ({ postingId, confirmUntil }, { facts, links }) => ({
      subject: `Confirm your property on ${facts.brand}`,
      heading: 'Confirm your email',
      paragraphs: [
        `This email was used to post a property at ${links.siteOrigin}.`,
        "Once you confirm your email, we'll review your property. It stays private until we approve it.",
        `The link works until ${timeText(confirmUntil)}.`,
      ],
      action: {
        label: 'Confirm my email',
        url: `${links.siteOrigin}/posting/confirm?token=${links.token('confirm-posting', postingId, new Date(confirmUntil))}`,
      },
      reason:
        'If you did not post a property, ignore this email: the property is never shown and you will not hear from us again.',
    }),
  ),

  'posting-approved': template(
    z.object({ postingId: z.number().int(), property: Property, shownUntil: z.iso.datetime() }),
    ({ postingId, property, shownUntil }, { facts, links }) => ({
      subject: `Now live on ${facts.brand}: ${property}`,
      heading: 'Your property is live',
      paragraphs: [
        'We have reviewed your property and it is now live. Buyers do not see your phone number or email; they reach you through us.',
      ],
      details: [
        { label: 'Property', value: property },
        { label: 'Live until', value: timeText(shownUntil) },
      ],
      action: { label: 'View your property', url: `${links.siteOrigin}/posted-properties/${postingId}` },
      reason: `You're receiving this because you posted a property on ${facts.brand} and confirmed this email.`,
    }),
  ),

  'manage-posting': template(
    z.object({ postingId: z.number().int(), property: Property, manageUntil: z.iso.datetime() }),
    ({ postingId, property, manageUntil }, { facts, links }) => ({
      subject: `Manage your property: ${property}`,
      heading: 'Your private link',
      paragraphs: [
        'Use this link to edit your property, mark it as sold, renew it or delete it.',
        'Keep this link private: anyone who has it can edit your listing.',
      ],
      details: [
        { label: 'Property', value: property },
        { label: 'Valid until', value: timeText(manageUntil) },
      ],
      action: {
        label: 'Manage your property',
        url: manageUrl({ postingId, manageUntil }, links),
      },
      reason: `You're receiving this because you posted a property on ${facts.brand} and confirmed this email.`,
    }),
  ),

  'posting-changes-asked': template(Decided, ({ words, ...posting }, { facts, links }) => ({
    subject: `Changes requested: ${posting.property}`,
    heading: 'Changes requested',
    paragraphs: [
      'We have reviewed your property and need some changes before it can go live.',
      'Use your private link to edit your property. Once you save your changes, we review it again.',
    ],
    details: [
      { label: 'Property', value: posting.property },
      { label: 'Requested changes', value: words },
      { label: 'Link valid until', value: timeText(posting.manageUntil) },
    ],
    action: { label: 'Edit your property', url: manageUrl(posting, links) },
    reason: `You're receiving this because you posted a property on ${facts.brand} and confirmed this email.`,
  })),

  'posting-rejected': template(Decided, ({ words, ...posting }, { facts, links }) => ({
    subject: `Not published on ${facts.brand}: ${posting.property}`,
    heading: 'We could not publish your property',
    paragraphs: [
      'We have reviewed your property and decided not to publish it.',
      `If you think this is a mistake, email ${facts.email}. You can view or delete your property with your private link.`,
    ],
    details: [
      { label: 'Property', value: posting.property },
      { label: 'Reason', value: words },
      { label: 'Link valid until', value: timeText(posting.manageUntil) },
    ],
    action: { label: 'View your property', url: manageUrl(posting, links) },
    reason: `You're receiving this because you posted a property on ${facts.brand} and confirmed this email.`,
  })),
};

/** How many listings an email is about: '1 property', '2 properties and 1 project'. */
function getCountsText(properties: number, projects: number): string {
  const propertiesText = properties === 1 ? '1 property' : `${indianNumber(properties)} properties`;
  const projectsText = projects === 1 ? '1 project' : `${indianNumber(projects)} projects`;
  if (projects === 0) return propertiesText;
  return properties === 0 ? projectsText : `${propertiesText} and ${projectsText}`;
}

const ONE_TO_CONFIRM = {
  heading: 'Is this listing still available?',
  paragraphs: [
    'This listing has not been confirmed for 60 days. Confirm that it is still available, or take it down.',
    'If it is not confirmed, it is hidden after 90 days. Confirming it makes it visible again.',
  ],
};

const SEVERAL_TO_CONFIRM = {
  heading: 'Which of these are still available?',
  paragraphs: [
    'These listings have not been confirmed for 60 days. Confirm which are still available, and take down the others.',
    'A listing that is not confirmed is hidden after 90 days. Confirming it makes it visible again.',
  ],
};

export const listings = {
  'listings-to-confirm': template(
    z.object({ properties: z.number().int(), projects: z.number().int(), titles: z.array(z.string()) }),
    ({ properties, projects, titles }, { facts, links }) => {
      const total = properties + projects;
      const counts = getCountsText(properties, projects);
      const copy = total === 1 ? ONE_TO_CONFIRM : SEVERAL_TO_CONFIRM;
      const others = total > titles.length ? [`and ${indianNumber(total - titles.length)} more`] : [];
      const list = properties > 0 ? 'properties' : 'projects';
      return {
        subject: `Confirm availability: ${counts}`,
        ...copy,
        details: [{ label: counts, value: [...titles, ...others].join('\n') }],
        action: { label: 'Open the list', url: `${links.siteOrigin}/admin/${list}?state=to_confirm` },
        reason:
          total === 1
            ? `You're receiving this because you were the last to change it in the back office of ${facts.brand}, or are one of its administrators.`
            : `You're receiving this because you were the last to change them in the back office of ${facts.brand}, or are one of its administrators.`,
      };
    },
  ),

  'listing-not-published': template(
    z.object({
      kind: z.enum(['property', 'project']),
      listingId: z.number().int(),
      title: z.string(),
      missing: z.array(z.string()),
    }),
    ({ kind, listingId, title, missing }, { facts, links }) => ({
      subject: `Not published: ${title}`,
      heading: 'A scheduled listing could not be published',
      paragraphs: [
        `${title} was scheduled for publication but is no longer complete, so it is a draft again. Complete it and schedule it again.`,
      ],
      details: [{ label: 'To do', value: missing.join('\n') }],
      action: {
        label: 'Open the listing',
        url: `${links.siteOrigin}/admin/${kind === 'property' ? 'properties' : 'projects'}/${listingId}/edit`,
      },
      reason: `You're receiving this because you were the last to change it in the back office of ${facts.brand}, or are one of its administrators.`,
    }),
  ),
};
