import type { PropertySearch, Relaxation, RelaxedFilter } from '#contract';
import { MAX_CHOSEN_LOCALITIES } from '#contract';
import { sql, type Tx } from '#db';
import { countMatches } from './counts.ts';
import { constants, type ReadLimits, toFilter } from './filter.ts';

type Change = Partial<PropertySearch>;

/** A budget is widened by a fifth before it is dropped. */
const WIDER = 1.2;
/** Two significant digits, so that the new budget is an amount that people name. */
const rounded = (rupees: number): number => Number(rupees.toPrecision(2));

/** Localities are added that are not farther away than this. */
const NEARBY_KM = 6;
const MAX_ADDED = 3;
/** Most visitors change one of the first. */
const MAX_RELAXATIONS = 6;

/** The nearest other localities of the chosen ones, by their centres. */
async function findNearbyLocalities(tx: Tx, chosen: number[]): Promise<number[]> {
  const ids = constants(chosen, 'integer');
  const { rows } = await tx.execute<{ id: number }>(sql`
    select near.id from localities own join localities near on near.city_id = own.city_id and near.id <> all(${ids})
    cross join lateral (select 111.2 * sqrt(power(near.latitude - own.latitude, 2) + power((near.longitude - own.longitude) * cos(radians(own.latitude)), 2)) as km) distance
    where own.id = any(${ids}) and km <= ${NEARBY_KM}
    group by near.id order by min(km), near.id limit ${Math.min(MAX_ADDED, MAX_CHOSEN_LOCALITIES - chosen.length)}`);
  return rows.map(({ id }) => id);
}

/** Filters that are dropped one by one, those that most visitors would give up first. */
const DROPPED: [filter: RelaxedFilter, change: Change][] = [
  ['amenities', { amenities: undefined }],
  ['facing', { facing: undefined }],
  ['floor', { min_floor: undefined, max_floor: undefined }],
  ['age', { max_age: undefined }],
  ['posted_by', { posted_by: undefined }],
  ['listed_within', { listed_within: undefined }],
  ['carpet', { min_carpet: undefined, max_carpet: undefined }],
  ['furnishing', { furnishing: undefined }],
  ['possession_status', { possession_status: undefined }],
  ['builder_id', { builder_id: undefined }],
  ['rera', { rera: undefined }],
  ['bhk', { bhk: undefined }],
  ['budget', { min_price: undefined, max_price: undefined }],
  ['property_type', { property_type: undefined }],
  ['residency_type', { residency_type: undefined }],
  ['locality', { locality: undefined }],
];

const isSet = (search: PropertySearch, change: Change): boolean =>
  Object.keys(change).some((name) => search[name as keyof PropertySearch] !== undefined);

/** Changes that may find something, the nearest first. */
async function listChanges(tx: Tx, search: PropertySearch): Promise<[RelaxedFilter, Change][]> {
  const changes: [RelaxedFilter, Change][] = [];
  const { min_price, max_price, locality } = search;
  if (max_price !== undefined) changes.push(['budget', { max_price: rounded(max_price * WIDER) }]);
  else if (min_price !== undefined) changes.push(['budget', { min_price: rounded(min_price / WIDER) }]);
  if (locality && locality.length < MAX_CHOSEN_LOCALITIES) {
    const nearby = await findNearbyLocalities(tx, locality);
    if (nearby.length > 0) changes.push(['locality', { locality: [...locality, ...nearby] }]);
  }
  return [...changes, ...DROPPED.filter(([, change]) => isSet(search, change))];
}

/** Drops one filter after the other, until something is found. */
async function relaxSeveral(
  count: (change: Change) => Promise<number>,
  changes: [RelaxedFilter, Change][],
): Promise<Relaxation[]> {
  const filters: RelaxedFilter[] = [];
  let dropped: Change = {};
  for (const [filter, change] of changes) {
    filters.push(filter);
    dropped = { ...dropped, ...change };
    const found = filters.length > 1 ? await count(dropped) : 0;
    if (found > 0) return [{ filters, change: {}, count: found }];
  }
  return [];
}

/** What to change in a search that found nothing, so that it finds something: one filter each, or several at once. */
export async function findRelaxations(tx: Tx, search: PropertySearch, limits?: ReadLimits): Promise<Relaxation[]> {
  const count = async (change: Change) =>
    (await countMatches(tx, await toFilter(tx, { ...search, ...change }, limits))).total;
  const changes = await listChanges(tx, search);
  const found: Relaxation[] = [];
  for (const [filter, change] of changes) {
    if (found.length === MAX_RELAXATIONS) break;
    // A wider budget that already finds something comes before the search without one.
    if (found.some(({ filters }) => filters.includes(filter))) continue;
    const matches = await count(change);
    const { min_price, max_price, locality } = change;
    if (matches > 0) found.push({ filters: [filter], change: { min_price, max_price, locality }, count: matches });
  }
  return found.length > 0
    ? found
    : relaxSeveral(
        count,
        DROPPED.filter(([, change]) => isSet(search, change)),
      );
}
