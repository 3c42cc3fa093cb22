import { z } from 'zod';
import type { Links } from '../../links.ts';
import { template, untilText } from './template.ts';

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
      heading: 'Is this your address?',
      paragraphs: [
        `Somebody, most likely you, posted a property at ${links.siteOrigin} and left this address.`,
        'Confirm that it is yours, and we look at the property. Nobody else sees it before we have.',
        `The link works once, until ${untilText(confirmUntil)}.`,
      ],
      action: {
        label: 'Confirm my address',
        url: `${links.siteOrigin}/posting/confirm?token=${links.token('confirm-posting', postingId, new Date(confirmUntil))}`,
      },
      reason: 'If this was not you, do nothing: the property is never shown and you will not hear from us again.',
    }),
  ),

  'posting-approved': template(
    z.object({ postingId: z.number().int(), property: Property, shownUntil: z.iso.datetime() }),
    ({ postingId, property, shownUntil }, { facts, links }) => ({
      subject: `On ${facts.brand} now: ${property}`,
      heading: 'Your property can be seen now',
      paragraphs: [
        'We have looked at what you posted and put it on the site. Your phone number and e-mail address are not shown: whoever is interested writes to us.',
      ],
      details: [
        { label: 'Property', value: property },
        { label: 'Shown until', value: untilText(shownUntil) },
      ],
      action: { label: 'See your property', url: `${links.siteOrigin}/posted-properties/${postingId}` },
      reason: `You get this because you posted a property on ${facts.brand} and confirmed this address.`,
    }),
  ),

  'manage-posting': template(
    z.object({ postingId: z.number().int(), property: Property, manageUntil: z.iso.datetime() }),
    ({ postingId, property, manageUntil }, { facts, links }) => ({
      subject: `Your private link to manage: ${property}`,
      heading: 'Your property, in your hands',
      paragraphs: [
        'With this link you can change your property, mark it as sold, renew it or delete it.',
        'Keep the link to yourself: whoever has it can do the same.',
      ],
      details: [
        { label: 'Property', value: property },
        { label: 'Valid until', value: untilText(manageUntil) },
      ],
      action: {
        label: 'Manage your property',
        url: manageUrl({ postingId, manageUntil }, links),
      },
      reason: `You get this because you posted a property on ${facts.brand} and confirmed this address.`,
    }),
  ),

  'posting-changes-asked': template(Decided, ({ words, ...posting }, { facts, links }) => ({
    subject: `Please change something: ${posting.property}`,
    heading: 'Almost there',
    paragraphs: [
      'We have looked at what you posted and ask you to change something before we put it on the site.',
      'Your private link leads to your property. As soon as you have saved your changes, we look at it again.',
    ],
    details: [
      { label: 'Property', value: posting.property },
      { label: 'What we ask for', value: words },
      { label: 'Link valid until', value: untilText(posting.manageUntil) },
    ],
    action: { label: 'Change your property', url: manageUrl(posting, links) },
    reason: `You get this because you posted a property on ${facts.brand} and confirmed this address.`,
  })),

  'posting-rejected': template(Decided, ({ words, ...posting }, { facts, links }) => ({
    subject: `Not on ${facts.brand}: ${posting.property}`,
    heading: 'We cannot show your property',
    paragraphs: [
      'We have looked at what you posted and decided not to put it on the site.',
      `If you think that we are mistaken, write to ${facts.email}. With your private link you can see how things stand and delete what you posted.`,
    ],
    details: [
      { label: 'Property', value: posting.property },
      { label: 'Why', value: words },
      { label: 'Link valid until', value: untilText(posting.manageUntil) },
    ],
    action: { label: 'See your property', url: manageUrl(posting, links) },
    reason: `You get this because you posted a property on ${facts.brand} and confirmed this address.`,
  })),
};

const pluralize = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

export const listings = {
  'listings-to-confirm': template(
    z.object({ properties: z.number().int(), projects: z.number().int(), titles: z.array(z.string()) }),
    ({ properties, projects, titles }, { facts, links }) => {
      const total = properties + projects;
      const what = [...pluralize(properties, 'property', 'properties'), ...pluralize(projects, 'project', 'projects')];
      const others = total > titles.length ? [`and ${total - titles.length} more`] : [];
      const list = properties > 0 ? 'properties' : 'projects';
      return {
        subject: `Still available? ${what.join(' and ')} to confirm`,
        heading: 'Are these still available?',
        paragraphs: [
          'Nobody has confirmed them for 60 days. Please say which of them are still to be had, and take down the others.',
          'A listing that is not confirmed leaves the site after 90 days. Confirming brings it back.',
        ],
        details: [{ label: what.join(' and '), value: [...titles, ...others].join('\n') }],
        action: { label: 'Open the list', url: `${links.siteOrigin}/admin/${list}?state=to_confirm` },
        reason: `You get this because you were the last to change them in the back office of ${facts.brand}, or are one of its administrators.`,
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
      paragraphs: [`${title} was to be published now, but it is not complete any more. It is a draft again.`],
      details: [{ label: 'To do', value: missing.join('\n') }],
      action: {
        label: 'Open the listing',
        url: `${links.siteOrigin}/admin/${kind === 'property' ? 'properties' : 'projects'}?edit=${listingId}`,
      },
      reason: `You get this because you were the last to change it in the back office of ${facts.brand}, or are one of its administrators.`,
    }),
  ),
};
