import { z } from 'zod';
import { template } from './template.ts';

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
