import type { ProjectInput, PropertyInput } from '#contract';
import { safeHtml } from '../../html/index.ts';
import type { Change } from '../../records/index.ts';
import type { ListingOwner } from '../write-listing.ts';
import { statusValues } from './listing-status.ts';

type ListingInput = Partial<PropertyInput | ProjectInput>;

/** The part of a change that is needed to compute column values. */
export type ListingChange = Pick<Change, 'before'> & { ctx: { now: () => Date }; actor: { staff: { id: number } } };

/** An empty text field is stored as null. */
const emptied = (text: string | null | undefined) => (text === '' ? null : text);

/** Records who checked the RERA number and when; a new number is unchecked. */
function reraValues({ actor, before, ctx }: ListingChange, { rera_id, rera_checked }: ListingInput) {
  const reraId = emptied(rera_id);
  const another = reraId !== undefined && reraId !== before?.reraId;
  if (rera_checked === true && (another || !before?.reraCheckedAt))
    return { reraId, reraCheckedBy: actor.staff.id, reraCheckedAt: ctx.now() };
  return rera_checked === false || another ? { reraId, reraCheckedBy: null, reraCheckedAt: null } : { reraId };
}

/** Maps form input to the columns that projects and properties share; the slug is claimed separately. */
export function listingValues(change: ListingChange, owner: ListingOwner, input: ListingInput) {
  return {
    title: input.title,
    description: input.description === undefined ? undefined : safeHtml(input.description),
    ...statusValues(change, owner, input),
    cityId: input.city_id,
    builderId: input.builder_id,
    address: input.address,
    locality: input.locality,
    landmarks: input.landmarks,
    latitude: input.latitude,
    longitude: input.longitude,
    locationEmbedSrc: input.location_iframe,
    residencyType: input.residency_type,
    possessionStatus: input.possession_status,
    priceOnRequest: input.price_on_request,
    rating: input.rating,
    decisionDriversLifeStyle: input.decision_drivers_life_style,
    decisionDriversConnectivity: input.decision_drivers_connectivity,
    decisionDriversLivability: input.decision_drivers_livability,
    decisionDriversValueForMoney: input.decision_drivers_value_for_money,
    ...reraValues(change, input),
    metaTitle: emptied(input.meta_title),
    metaDescription: emptied(input.meta_description),
    metaKeywords: emptied(input.meta_keywords),
    updatedBy: change.actor.staff.id,
    ...(change.before ? {} : { createdBy: change.actor.staff.id }),
  };
}

/** Splits an area into its two columns. */
export const areaColumns = (
  area: { value: number; unit: string } | null | undefined,
  value: string,
  unit: string,
): Record<string, string | number | null> =>
  area === undefined ? {} : { [value]: area?.value ?? null, [unit]: area?.unit ?? null };
