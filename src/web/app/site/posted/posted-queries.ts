import { queryOptions } from '@tanstack/react-query';
import type { PostedPropertySearch, PublicApi } from '#contract';

// Separate from the other queries, which are in the bundle of every page.

export const postedPropertiesQuery = (api: PublicApi, search: PostedPropertySearch) =>
  queryOptions({
    queryKey: ['posted-properties', search],
    queryFn: ({ signal }) => api.postedProperties(search, { signal }),
  });

export const postedPropertyQuery = (api: PublicApi, id: number) =>
  queryOptions({ queryKey: ['posted-property', id], queryFn: ({ signal }) => api.postedProperty(id, { signal }) });
