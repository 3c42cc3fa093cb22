import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Job, JobList } from '#contract';
import { httpApi } from '../../data/http-api.ts';
import { jobsQuery } from '../../data/queries.ts';

/** What of the openings is in view. */
export interface Openings {
  jobs: Job[];
  firstPage: number;
  /** Undefined until anything is known. */
  totalPages: number | undefined;
  /** The page that the address names is not there yet. */
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** An opening may have moved from one page to the next while pages were loaded one after the other. */
const distinct = (jobs: Job[]): Job[] => [...new Map(jobs.map((job) => [job.id, job])).values()];

/**
 * The address names one page, and the server renders that page for everybody. The pages right before it that this tab
 * has loaded stand above it, so that loading more only adds, and coming back finds everything in its place.
 */
export function useOpenings(page: number): Openings {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(jobsQuery(httpApi, page));
  const before = useMemo(() => {
    const pages: JobList[] = [];
    for (let number = page - 1; number >= 1; number -= 1) {
      const loaded = client.getQueryData(jobsQuery(httpApi, number).queryKey);
      if (!loaded) break;
      pages.unshift(loaded);
    }
    return pages;
  }, [client, page]);
  const pages = data ? [...before, data] : before;
  return {
    jobs: distinct(pages.flatMap(({ career }) => career)),
    firstPage: page - before.length,
    totalPages: pages.at(-1)?.totalPages,
    loading: !data && !isError,
    failed: !data && isError,
    retry: () => void refetch(),
  };
}
