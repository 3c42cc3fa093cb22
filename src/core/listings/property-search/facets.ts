import {
  AGE_OPTIONS,
  CARPET_BANDS,
  Facing,
  FLOOR_BANDS,
  Furnishing,
  LISTED_WITHIN_OPTIONS,
  PossessionStatus,
  Poster,
  type PropertyFacets,
  type PropertySearch,
  PropertyType,
  ResidencyType,
} from '#contract';
import { asc, isNotNull, type SQL, sql, type Tx, tables } from '#db';
import { facingCodes, furnishingCodes, possessionCodes, propertyTypeCodes, residencyCodes } from '../search-rows.ts';
import { type Candidates, candidateRows, DIMENSIONS, FACTS, readsAll, toCandidates, uncounted } from './candidates.ts';
import type { Counts } from './counts.ts';
import { countCube, cubeRows } from './cube.ts';
import {
  all,
  atMostYearsOld,
  between,
  COLUMNS,
  type Dimension,
  type Facet,
  type Filter,
  isCubeScope,
  isPostedBy,
  listedWithinDays,
  rowConditions,
} from './filter.ts';

/** The localities with the most matches; others are shown without a count. */
const MAX_LOCALITIES = 200;

interface Option {
  facet: Facet;
  value: string;
  condition: SQL;
}

const toOptions = <Value extends string>(facet: Facet, values: readonly Value[], toCondition: (value: Value) => SQL) =>
  values.map((value): Option => ({ facet, value, condition: toCondition(value) }));

const DIMENSION_OPTIONS: Option[] = [
  ...toOptions(
    'residency_type',
    ResidencyType.options,
    (value) => sql`residency_type = ${residencyCodes.toCode(value)}`,
  ),
  ...toOptions(
    'property_type',
    PropertyType.options,
    (value) => sql`property_type = ${propertyTypeCodes.toCode(value)}`,
  ),
  ...toOptions('furnishing', Furnishing.options, (value) => sql`furnishing = ${furnishingCodes.toCode(value)}`),
  ...toOptions(
    'possession_status',
    PossessionStatus.options,
    (value) => sql`possession_status = ${possessionCodes.toCode(value)}`,
  ),
];

const ROW_OPTIONS: Option[] = [
  ...toOptions('posted_by', Poster.options, isPostedBy),
  ...toOptions('facing', Facing.options, (value) => sql`facing = ${facingCodes.toCode(value)}`),
  { facet: 'rera', value: '1', condition: sql`has_rera` },
  ...FLOOR_BANDS.map(
    ({ value, min, max }): Option => ({ facet: 'floor', value, condition: between('floor', min, max) ?? sql`true` }),
  ),
  ...CARPET_BANDS.map(
    ({ value, min, max }): Option => ({
      facet: 'carpet',
      value,
      condition: between('carpet_sq_ft', min, max) ?? sql`true`,
    }),
  ),
  ...AGE_OPTIONS.map((years): Option => ({ facet: 'age', value: String(years), condition: atMostYearsOld(years) })),
  ...LISTED_WITHIN_OPTIONS.map(
    (days): Option => ({ facet: 'listed_within', value: String(days), condition: listedWithinDays(days) }),
  ),
];

const DIMENSION_FACETS = ['residency_type', 'property_type', 'furnishing', 'possession_status', 'bhk'] as const;
const isDimension = (facet: Facet): boolean => (DIMENSION_FACETS as readonly Facet[]).includes(facet);

/** The number of matches that an option leaves. */
interface OptionCount {
  facet: Facet;
  value: string;
  count: number;
  approximate?: true;
}

async function listBhkOptions(tx: Tx) {
  const { bhkOptions } = tables;
  return tx.select({ id: bhkOptions.id, bit: bhkOptions.bit }).from(bhkOptions).orderBy(bhkOptions.bit);
}

async function listAmenities(tx: Tx): Promise<Option[]> {
  const { amenities } = tables;
  const rows = await tx
    .select({ id: amenities.id, bit: amenities.filterBit })
    .from(amenities)
    .where(isNotNull(amenities.filterBit))
    .orderBy(asc(amenities.name))
    .limit(63);
  return rows.map(({ id, bit }) => ({
    facet: 'amenities',
    value: String(id),
    condition: sql`amenity_mask & (1::bigint << ${bit}::integer) <> 0`,
  }));
}

const NAMES: Record<Exclude<Dimension, 'bhk'>, (code: number) => string | undefined> = {
  residency_type: residencyCodes.toValue,
  property_type: propertyTypeCodes.toValue,
  furnishing: furnishingCodes.toValue,
  possession_status: possessionCodes.toValue,
};

type BhkOption = Awaited<ReturnType<typeof listBhkOptions>>[number];

/** Counts by dimensions in one pass over the cube; price bounds are widened to whole buckets. */
async function countInCube(
  tx: Tx,
  filter: Filter,
  facets: readonly Dimension[],
  bhks: BhkOption[],
  without?: Facet,
): Promise<OptionCount[]> {
  if (facets.length === 0) return [];
  const columns = facets.map((facet) => COLUMNS[facet]);
  const list = sql.raw(columns.join(', '));
  const sets = sql.raw(columns.map((column) => `(${column})`).join(', '));
  // With grouping sets one grouped column is set per row; grouping() tells which facet the row counts.
  const which = sql.raw(
    `case ${facets.map((facet, index) => `when grouping(${columns[index]}) = 0 then '${facet}'`).join(' ')} end`,
  );
  const { rows } = await tx.execute<{ facet: Dimension; code: number; n: number }>(sql`
    select ${which} as facet, coalesce(${list})::integer as code, sum(n)::bigint as n
    from (select ${list}, sum(n)::bigint as n from ${cubeRows(filter, sql`${list}, n`, filter.prices, without)} cells group by ${list}) counted
    group by grouping sets (${sets}) having sum(n) > 0`);
  const masks = rows.filter(({ facet }) => facet === 'bhk');
  // A mask can contain several options; its rows count for each of them.
  const ofBhks = bhks.map(({ id, bit }) => ({
    facet: 'bhk' as const,
    value: String(id),
    count: masks.reduce((sum, { code, n }) => ((code & (1 << bit)) === 0 ? sum : sum + n), 0),
  }));
  const ofOthers = rows
    .toSorted((a, b) => a.code - b.code)
    .flatMap(({ facet, code, n }) => {
      const value = facet === 'bhk' ? undefined : NAMES[facet](code);
      return value === undefined ? [] : [{ facet, value, count: n }];
    });
  return facets.includes('bhk') ? [...ofOthers, ...ofBhks] : ofOthers;
}

/** The candidates, or so many of them that about `evaluated` rows remain. */
function thinned(filter: Filter, candidates: Candidates, without: Facet | undefined) {
  const { evaluated } = filter.limits;
  const isComplete = readsAll(filter, candidates);
  const oneIn = isComplete ? Math.ceil(candidates.total / evaluated) : 1;
  const kept = oneIn > 1 ? sql`hashint8(id) % ${sql.raw(String(oneIn))} = 0` : sql`true`;
  return {
    rows: sql`(${candidateRows(filter, candidates, { without, wanted: evaluated })}) candidates where ${kept}`,
    isExact: isComplete && oneIn <= 1,
  };
}

interface RowCounts {
  options: OptionCount[];
  localities: LocalityCount[];
}
type LocalityCount = Omit<OptionCount, 'facet'>;

/** The localities with the most matches. */
const localityCounts = (filter: Filter) => sql`(
  select coalesce(jsonb_agg(jsonb_build_array(locality_id, n) order by n desc, locality_id), '[]') from (
    select locality_id, count(*) as n from candidates where locality_id is not null and ${all(rowConditions(filter))}
    group by 1 order by 2 desc, 1 limit ${MAX_LOCALITIES}::integer) counted)`;

/** Counts by options of filters, and by locality if asked to, in one read of the candidates. */
async function countInRows(
  tx: Tx,
  filter: Filter,
  candidates: Candidates,
  counted: Option[],
  { without, withLocalities = false }: { without?: Facet; withLocalities?: boolean } = {},
): Promise<RowCounts> {
  if (candidates.total === 0)
    return { options: counted.map(({ facet, value }) => ({ facet, value, count: 0 })), localities: [] };
  const { rows: source, isExact } = thinned(filter, candidates, without);
  // Options of a filter that is set are counted among other rows than the rest.
  const groups = Map.groupBy(counted, ({ facet }) => (isSet(filter, facet) ? facet : undefined));
  const ordered = [...groups.values()].flat();
  const counts = [...groups].map(([facet, options]) => {
    const ofOptions = sql.join(
      options.map(({ condition }) => sql`count(*) filter (where ${condition})`),
      sql`, `,
    );
    return sql`(select array[${ofOptions}] from candidates where ${all(rowConditions(filter, facet))})`;
  });
  const columns = withLocalities ? sql`${DIMENSIONS}, ${FACTS}, locality_id` : sql`${DIMENSIONS}, ${FACTS}`;
  const { rows } = await tx.execute<{ read: number; counts: number[]; localities: [id: number, n: number][] }>(sql`
    with candidates as materialized (select ${columns} from ${source})
    select (select count(*) from candidates)::integer as read,
      (${sql.join([sql`array[]::bigint[]`, ...counts], sql` || `)})::integer[] as counts,
      ${withLocalities ? localityCounts(filter) : sql`'[]'::jsonb`} as localities`);
  const { read = 0, counts: found = [], localities = [] } = rows[0] ?? {};
  const weight = isExact ? 1 : candidates.total / Math.max(read, 1);
  return {
    options: ordered.map(({ facet, value }, index) => ({ facet, ...toCount(value, found[index] ?? 0, weight) })),
    localities: localities.map(([id, n]) => toCount(String(id), n, weight)),
  };
}

/** An estimate is rounded to two digits: more would pretend to be exact. */
function toCount(value: string, found: number, weight: number): LocalityCount {
  if (weight === 1) return { value, count: found };
  return { value, count: Number((found * weight).toPrecision(2)), approximate: true };
}

/** The candidates of a search, or of the search without one of its filters. */
async function countCandidates(tx: Tx, filter: Filter, without?: Facet): Promise<Candidates> {
  if (isCubeScope(filter)) return toCandidates(await countCube(tx, filter, without), filter.prices);
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*) as n from (${candidateRows(filter, uncounted(0), { without })}) candidates`,
  );
  return uncounted(rows[0]?.n ?? 0);
}

/** Filters whose parameters have other names than the filter. */
const PARAMETERS: Partial<Record<Facet, (keyof PropertySearch)[]>> = {
  carpet: ['min_carpet', 'max_carpet'],
  floor: ['min_floor', 'max_floor'],
  age: ['max_age'],
  // Several amenities must all be there, so that the others are counted among the matches.
  amenities: [],
};

const isSet = ({ search }: Filter, facet: Facet): boolean =>
  (PARAMETERS[facet] ?? [facet as keyof PropertySearch]).some((parameter) => search[parameter] !== undefined);

/** The candidates of a search; its own counts tell unless they are those of the matches in localities or of a builder. */
const getCandidates = async (tx: Tx, filter: Filter, { candidates, exact }: Counts): Promise<Candidates> =>
  isCubeScope(filter) || (exact && rowConditions(filter).length === 0) ? candidates : countCandidates(tx, filter);

/** The counts of a facet ignore its own filter; facets without a filter share one query. */
async function countOptions(tx: Tx, filter: Filter, counts: Counts): Promise<RowCounts> {
  const bhks = await listBhkOptions(tx);
  const isCounted = isCubeScope(filter) && rowConditions(filter).length === 0;
  const options: OptionCount[] = [];
  if (isCounted) {
    options.push(
      ...(await countInCube(
        tx,
        filter,
        DIMENSION_FACETS.filter((facet) => !isSet(filter, facet)),
        bhks,
      )),
    );
    for (const facet of DIMENSION_FACETS.filter((dimension) => isSet(filter, dimension)))
      options.push(...(await countInCube(tx, filter, [facet], bhks, facet)));
  }
  const ofBhks = bhks.map(
    ({ id, bit }): Option => ({
      facet: 'bhk',
      value: String(id),
      condition: sql`bhk_mask & (1 << ${bit}::integer) <> 0`,
    }),
  );
  const countedInRows = [
    ...(isCounted ? [] : [...DIMENSION_OPTIONS, ...ofBhks]),
    ...ROW_OPTIONS,
    ...(await listAmenities(tx)),
  ];
  const candidates = await getCandidates(tx, filter, counts);
  // A dimension that is set leaves out other candidates; a filter on rows that is set, only other rows among them.
  const isOtherScope = ({ facet }: Option) => isDimension(facet) && isSet(filter, facet);
  const shared = countedInRows.filter((option) => !isOtherScope(option));
  const withLocalities = filter.cityId !== undefined;
  const ofShared = await countInRows(tx, filter, candidates, shared, { withLocalities });
  options.push(...ofShared.options);
  for (const [facet, own] of Map.groupBy(countedInRows.filter(isOtherScope), (option) => option.facet)) {
    const others = await countCandidates(tx, filter, facet);
    options.push(...(await countInRows(tx, filter, others, own, { without: facet })).options);
  }
  return { options, localities: ofShared.localities };
}

/** Matches by locality in the city of a search that has chosen some of them. */
async function countOtherLocalities(tx: Tx, filter: Filter): Promise<LocalityCount[]> {
  const { city_id: cityId } = filter.search;
  if (cityId === undefined || filter.localityIds === undefined) return [];
  const inCity = { ...filter, cityId, localityIds: undefined };
  const candidates = await countCandidates(tx, inCity);
  return (await countInRows(tx, inCity, candidates, [], { withLocalities: true })).localities;
}

/** Counts for the options of each filter, with the other filters unchanged. */
export async function countFacets(tx: Tx, filter: Filter, counts: Counts): Promise<PropertyFacets> {
  const { options: counted, localities } = await countOptions(tx, filter, counts);
  const of = (facet: Facet) => counted.flatMap(({ facet: own, ...count }) => (own === facet ? [count] : []));
  return {
    residency_type: of('residency_type'),
    property_type: of('property_type'),
    furnishing: of('furnishing'),
    possession_status: of('possession_status'),
    bhk: of('bhk'),
    locality: filter.localityIds === undefined ? localities : await countOtherLocalities(tx, filter),
    carpet: of('carpet'),
    amenities: of('amenities'),
    floor: of('floor'),
    age: of('age'),
    posted_by: of('posted_by'),
    listed_within: of('listed_within'),
    facing: of('facing'),
    rera: of('rera'),
  };
}
