import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { PropertyType, Purpose } from '../listings/enumerations.ts';
import { shortRupees } from '../rupees.ts';

/** What may be right, but should be looked at before a listing is published. */
export const WarningCode = z.enum(['price_far', 'rera_missing', 'no_picture']);
export type WarningCode = z.infer<typeof WarningCode>;

export const ListingWarning = z.object({
  code: WarningCode,
  /** The field of the form that it is about. */
  field: z.string(),
  title: z.string(),
  message: z.string(),
  /** The price that may have been meant. */
  suggested_price: z.number().nullable(),
});
export type ListingWarning = z.infer<typeof ListingWarning>;

/** The middle half of the prices of similar homes that are published. */
export const SimilarPrices = z.object({
  count: z.number().int(),
  low: z.number(),
  high: z.number(),
  /** The name of their locality or city. */
  place: z.string(),
});
export type SimilarPrices = z.infer<typeof SimilarPrices>;

/** What the warnings of a property depend on besides its own values. */
export const PublishingFacts = z.object({
  /** Null if there are too few to compare with. */
  similar: SimilarPrices.nullable(),
  /** The state whose law wants a RERA number before a home under construction is advertised. */
  rera_state: z.string().nullable(),
});
export type PublishingFacts = z.infer<typeof PublishingFacts>;

export const PublishingFactsAnswer = success(PublishingFacts.shape);
export type PublishingFactsAnswer = Wire<z.infer<typeof PublishingFactsAnswer>>;

const MAX_BHKS = 20;

export const PublishingFactsQuery = z.object({
  /** The property itself, which is not compared with itself. */
  id: Id.optional(),
  city_id: Id.optional(),
  locality_id: Id.optional(),
  project_id: Id.optional(),
  purpose: Purpose.optional(),
  property_type: PropertyType.optional(),
  bhk_ids: z
    .string()
    .regex(/^\d{1,15}(?:,\d{1,15})*$/)
    .transform((ids): unknown[] => ids.split(','))
    .pipe(z.array(Id).max(MAX_BHKS))
    .optional(),
});
export type PublishingFactsQuery = z.infer<typeof PublishingFactsQuery>;

/** Prices this many times the middle half away from it are far. */
const FENCE = 1.5;
/** Where similar homes cost nearly the same, a price may still differ by this share. */
const MIN_TOLERANCE = 0.25;
/** Zeros that are often one too many or too few, and lakhs entered as crores. */
const SLIPS = [10, 100, 1_000];

/** Whether a price is outside what similar homes let expect. */
function isFar(price: number, { low, high }: SimilarPrices): boolean {
  const width = FENCE * (high - low);
  return price < low - Math.max(width, MIN_TOLERANCE * low) || price > high + Math.max(width, MIN_TOLERANCE * high);
}

/** The price with another number of zeros, if that is what similar homes cost. */
function suggestPrice(price: number, similar: SimilarPrices): number | null {
  const meant = SLIPS.flatMap((slip) => [price / slip, price * slip]).find(
    (other) => Number.isInteger(other) && !isFar(other, similar),
  );
  return meant ?? null;
}

interface CheckedValues {
  price?: unknown;
  price_on_request?: unknown;
  purpose?: unknown;
  possession_status?: unknown;
  rera_id?: unknown;
  /** How many pictures it has. */
  pictures: number;
}

function checkPrice(
  { price, price_on_request, purpose }: CheckedValues,
  { similar }: PublishingFacts,
): ListingWarning[] {
  if (typeof price !== 'number' || Number.isNaN(price) || price_on_request === true || !similar) return [];
  if (!isFar(price, similar)) return [];
  const monthly = purpose === 'rent' ? ' a month' : '';
  const range = `${shortRupees(Math.round(similar.low))} to ${shortRupees(Math.round(similar.high))}${monthly}`;
  return [
    {
      code: 'price_far',
      field: 'price',
      title: 'Price far from similar homes',
      message: `${similar.count} similar properties in ${similar.place} ask ${range} (middle half).`,
      suggested_price: suggestPrice(price, similar),
    },
  ];
}

function checkRera(
  { possession_status, purpose, rera_id }: CheckedValues,
  { rera_state }: PublishingFacts,
): ListingWarning[] {
  const isUnfinished = typeof possession_status === 'string' && possession_status !== 'ready_to_move';
  if (!isUnfinished || purpose === 'rent' || rera_id || rera_state === null) return [];
  return [
    {
      code: 'rera_missing',
      field: 'rera_id',
      title: 'RERA number missing',
      message: `A home under construction needs one in ${rera_state} before it may be advertised.`,
      suggested_price: null,
    },
  ];
}

/** What should be looked at before a listing with these values is published. */
export const findWarnings = (values: CheckedValues, facts: PublishingFacts): ListingWarning[] => [
  ...checkPrice(values, facts),
  ...checkRera(values, facts),
  ...(values.pictures > 0
    ? []
    : [
        {
          code: 'no_picture' as const,
          field: 'images',
          title: 'No picture',
          message: 'Visitors see a placeholder until a picture is added.',
          suggested_price: null,
        },
      ]),
];
