import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  findWarnings,
  type ListingWarning,
  type PropertyType,
  type PublishingFacts,
  type WarningCode,
} from '#contract';
import { staffCall } from '../data/staff-call.ts';
import type { Values } from '../engine/form-field.tsx';
import type { Draft } from '../engine/use-draft.tsx';

const NO_FACTS: PublishingFacts = { similar: null, rera_state: null };

const toNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** What the server knows about the place and the similar homes of a property. */
function usePublishingFacts(values: Values, id: number | undefined, enabled: boolean) {
  const bhkIds = Array.isArray(values.bhk_ids) ? (values.bhk_ids as number[]) : [];
  const query = {
    id,
    city_id: toNumber(values.city_id),
    locality_id: toNumber(values.locality_id),
    project_id: toNumber(values.project_id),
    purpose: values.purpose === 'rent' ? ('rent' as const) : ('sale' as const),
    property_type: (values.property_type ?? undefined) as PropertyType | undefined,
    bhk_ids: bhkIds.length === 0 ? undefined : bhkIds,
  };
  const { data, refetch } = useQuery({
    queryKey: ['staff', 'publishing-facts', query],
    queryFn: ({ signal }) => staffCall('GET /property/publishing-facts', query, { signal }),
    enabled: enabled && query.city_id !== undefined,
    refetchInterval: false,
  });
  return { facts: enabled && query.city_id !== undefined ? (data ?? NO_FACTS) : NO_FACTS, refetch };
}

/** What keeps a listing from being published, with the field that it is about. */
export interface Obstacle {
  field: string;
  message: string;
}

interface CheckOptions {
  draft: Draft;
  id: number | undefined;
  path: string;
}

/** What has to be entered or looked at before a listing is published, and what the user has looked at. */
export function usePublishingCheck({ draft, id, path }: CheckOptions) {
  const { values } = draft;
  const { facts, refetch } = usePublishingFacts(values, id, path === 'property');
  const pictures = Array.isArray(values.images) ? values.images.length : 0;
  const warnings = findWarnings({ ...values, pictures }, facts);
  // A tick is for what the field says now.
  const toKey = ({ code, field }: ListingWarning) => `${code} ${JSON.stringify(values[field] ?? null)}`;
  const [ticked, setTicked] = useState<string[]>([]);
  const isChecked = warnings.every((warning) => ticked.includes(toKey(warning)));
  const errors = draft.findErrors({ ...values, status: 'published' });
  return {
    warnings,
    obstacles: Object.entries(errors).map(([field, message]): Obstacle => ({ field, message: message ?? '' })),
    isChecked,
    check: (checked: boolean) => setTicked(checked ? warnings.map(toKey) : []),
    acknowledged: (isChecked ? warnings.map(({ code }) => code) : []) satisfies WarningCode[],
    /** Reads again what the server compares with. */
    refetch,
  };
}

export type PublishingCheck = ReturnType<typeof usePublishingCheck>;
