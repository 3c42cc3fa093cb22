import { sql, type Tx } from '#db';
import { type Candidates, candidateRows, readsAll, toCandidates, uncounted } from './candidates.ts';
import { type BucketCount, type CubeCounts, countCube, sumBuckets } from './cube.ts';
import { all, type Filter, isCubeScope, isImpossible, rowConditions } from './filter.ts';

/** What a search finds, and what choosing the plan for a page needs. */
export interface Counts {
  total: number;
  /** False when the total is not exact. */
  exact: boolean;
  /** Whether counting stopped at the total, so that there are more. */
  isCapped?: boolean;
  /** Matches by price bucket; only for a search that the cube knows and that is not estimated by a sample. */
  buckets: BucketCount[];
  /** Rows that match everything but the filters on single rows; in localities or of a builder only those that match. */
  candidates: Candidates;
  /** Rows per bucket in the scope (one city or all), of both purposes, whether they match or not. */
  scope: Map<number, number>;
}

const NOTHING: Counts = { total: 0, exact: true, buckets: [], candidates: uncounted(0), scope: new Map() };

/** Counts the matches of a search in localities or of a builder, which are few; it stops where there are many. */
async function countFewRows(tx: Tx, filter: Filter): Promise<Counts> {
  const { counted } = filter.limits;
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*) as n from (
      select from (${candidateRows(filter, NOTHING.candidates)}) candidates where ${all(rowConditions(filter))} limit ${counted + 1}::integer) matches`);
  const found = rows[0]?.n ?? 0;
  const isCapped = found > counted;
  const total = Math.min(found, counted);
  return { ...NOTHING, total, exact: !isCapped, isCapped, candidates: uncounted(total) };
}

/** Counts all matches among the rows of the matching cells, by bucket. */
async function countInCells(tx: Tx, filter: Filter, cube: CubeCounts): Promise<Counts> {
  const { rows } = await tx.execute<{ bucket: number; n: number }>(sql`
    select price_bucket(price) as bucket, count(*) as n from (${candidateRows(filter, toCandidates(cube, filter.prices))}) candidates
    where ${all(rowConditions(filter))} group by 1`);
  const matches = new Map(rows.map(({ bucket, n }) => [bucket, n]));
  const buckets = cube.buckets.flatMap(({ bucket, cells }) => {
    const n = matches.get(bucket) ?? 0;
    return n === 0 ? [] : [{ bucket, n, cells }];
  });
  return {
    total: sumBuckets(buckets),
    exact: true,
    buckets,
    candidates: toCandidates(cube, filter.prices),
    scope: cube.scope,
  };
}

/** Estimates the matches by their share in a sample. */
async function countInSample(tx: Tx, filter: Filter, cube: CubeCounts): Promise<Counts> {
  const { rows } = await tx.execute<{ candidates: number; matches: number }>(sql`
    select count(*) as candidates, count(*) filter (where ${all(rowConditions(filter))}) as matches
    from (${candidateRows(filter, toCandidates(cube, filter.prices))}) candidates`);
  const { candidates = 0, matches = 0 } = rows[0] ?? {};
  // None in the sample may still be some: as if the next one would match.
  const share = Math.max(matches, 1) / Math.max(candidates, 1);
  return {
    total: Math.round(cube.total * share),
    exact: false,
    buckets: cube.buckets,
    candidates: toCandidates(cube, filter.prices),
    scope: cube.scope,
  };
}

export async function countMatches(tx: Tx, filter: Filter): Promise<Counts> {
  if (!isCubeScope(filter)) return countFewRows(tx, filter);
  const cube = await countCube(tx, filter);
  const candidates = toCandidates(cube, filter.prices);
  if (rowConditions(filter).length === 0 || cube.total === 0) return { ...cube, candidates };
  if (isImpossible(filter)) return { ...NOTHING, candidates, scope: cube.scope };
  return readsAll(filter, candidates) ? countInCells(tx, filter, cube) : countInSample(tx, filter, cube);
}
