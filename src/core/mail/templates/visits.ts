import { z } from 'zod';
import { listingPath, Purpose } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { propertyPrice } from '#contract/rupees.ts';
import type { Links } from '../../links.ts';
import { toCalendarEntry } from '../visit-calendar.ts';
import { template } from './template.ts';

const Occasion = z.enum(['planned', 'changed', 'cancelled', 'reminder']);
type Occasion = z.infer<typeof Occasion>;

const Visit = z.object({
  visitId: z.number().int(),
  enquiryId: z.number().int(),
  fullName: z.string(),
  at: z.iso.datetime(),
  place: z.string(),
  sequence: z.number().int(),
  occasion: Occasion,
});
type Visit = z.infer<typeof Visit>;

/** A reminder changes nothing in the calendar. */
const toCalendar = ({ visitId, at, place, sequence, occasion }: Visit, title: string, { siteOrigin }: Links) =>
  occasion === 'reminder'
    ? {}
    : {
        calendar: toCalendarEntry(
          { id: visitId, at: new Date(at), place, sequence, isCancelled: occasion === 'cancelled' },
          title,
          siteOrigin,
        ),
      };

const toDetails = ({ at, place }: Visit) => [
  { label: 'When', value: timeText(at) },
  { label: 'Where', value: place },
];

const VISITOR_HEADINGS: Record<Occasion, string> = {
  planned: 'Your visit is planned',
  changed: 'Your visit has changed',
  cancelled: 'Your visit is cancelled',
  reminder: 'Your visit is soon',
};

const COLLEAGUE_HEADINGS: Record<Occasion, string> = {
  planned: 'A visit for you',
  changed: 'A visit of yours has changed',
  cancelled: 'A visit of yours is cancelled',
  reminder: 'A visit of yours is soon',
};

export const visits = {
  'visit-to-visitor': template(Visit.extend({ advisor: z.string().nullable() }), (visit, { facts, links }) => {
    const { at, occasion, advisor } = visit;
    const isCancelled = occasion === 'cancelled';
    return {
      subject: `${VISITOR_HEADINGS[occasion]}: ${timeText(at)}`,
      heading: VISITOR_HEADINGS[occasion],
      paragraphs: [
        ...(advisor && !isCancelled ? [`${advisor} from ${facts.brand} will meet you there.`] : []),
        isCancelled
          ? `If you would like another time, call us on ${facts.phone_label}.`
          : `If the time does not suit you, call us on ${facts.phone_label}.`,
      ],
      details: toDetails(visit),
      action: { label: 'Contact us', url: `${links.siteOrigin}/contact-us` },
      reason: `You're receiving this because you agreed on a visit with ${facts.brand}.`,
      ...toCalendar(visit, `Visit with ${facts.brand}`, links),
    };
  }),

  'visit-to-colleague': template(Visit.extend({ phone: z.string() }), (visit, { facts, links }) => {
    const { enquiryId, at, occasion, fullName, phone } = visit;
    return {
      subject: `${COLLEAGUE_HEADINGS[occasion]}: ${fullName}, ${timeText(at)}`,
      heading: COLLEAGUE_HEADINGS[occasion],
      paragraphs: [`The visit is with ${fullName}.`],
      details: [...toDetails(visit), { label: 'Phone', value: phone }],
      action: { label: 'Open the lead', url: `${links.siteOrigin}/admin/enquiries?open=${enquiryId}` },
      reason: `You're receiving this because the visit was planned with you in the back office of ${facts.brand}.`,
      ...toCalendar(visit, `Visit with ${fullName}`, links),
    };
  }),

  'homes-for-you': template(
    z.object({
      enquiryId: z.number().int(),
      fullName: z.string(),
      advisor: z.string(),
      homes: z.array(
        z.object({
          title: z.string(),
          slug: z.string(),
          place: z.string(),
          facts: z.string(),
          price: z.number().nullable(),
          purpose: Purpose,
        }),
      ),
    }),
    ({ fullName, advisor, homes }, { facts, links }) => ({
      subject: homes.length === 1 ? 'A home for you' : `${homes.length} homes for you`,
      heading: homes.length === 1 ? 'A home for you' : 'Homes for you',
      paragraphs: [
        `Namaste ${fullName}, ${advisor} from ${facts.brand} chose ${homes.length === 1 ? 'this home' : 'these homes'} for you.`,
      ],
      links: homes.map(({ title, slug, place, facts: about, price, purpose }) => ({
        label: title,
        note: [price === null ? 'Price on request' : propertyPrice(price, purpose), about, place]
          .filter(Boolean)
          .join(', '),
        url: links.siteOrigin + listingPath('property', slug),
      })),
      reason: `You're receiving this because you asked ${facts.brand} about a home. Questions? Call us on ${facts.phone_label}.`,
    }),
  ),
};
