import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnmatchedLocality } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { LocalityPicker } from '../controls/pick-options.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';

const KEY = ['staff', 'unmatched-localities'];
/** The worker applies added names within half a minute. */
const REFRESH_MS = 20_000;

interface NameRowProps {
  unmatched: UnmatchedLocality;
  onResolve: (localityId: number | null) => Promise<void>;
}

/** A name, with the two answers: it is a new locality, or another name of one. */
function NameRow({ unmatched: { city_id, city_name, name, listings }, onResolve }: NameRowProps) {
  const [isBusy, setBusy] = useState(false);
  const resolve = (localityId: number | null) => {
    setBusy(true);
    void onResolve(localityId).finally(() => setBusy(false));
  };
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:flex md:items-end">
      <p className="min-w-0 self-center md:flex-1">
        <b className="font-semibold wrap-anywhere text-ink">{name}</b>
        <span className="block text-sm text-ink-3">
          {city_name}, {listings === 1 ? '1 listing' : `${indianNumber(listings)} listings`}
        </span>
      </p>
      <Button
        variant="outline"
        size="sm"
        disabled={isBusy}
        aria-label={`Add ${name} as a locality`}
        onClick={() => resolve(null)}
      >
        Add as locality
      </Button>
      <LocalityPicker
        label="Same as"
        cityId={city_id}
        value={null}
        disabled={isBusy}
        onChange={(id) => id !== null && resolve(id)}
      />
    </li>
  );
}

/** Names in listings that no locality of their city has, the most frequent first. */
export function UnmatchedLocalities() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => staffCall('GET /unmatched-localities', undefined, { signal }),
    refetchInterval: REFRESH_MS,
  });
  if (!data || data.names.length === 0) return null;
  const resolve = async ({ city_id, name }: UnmatchedLocality, locality_id: number | null) => {
    try {
      await staffCall('POST /unmatched-localities', { body: { city_id, name, locality_id } });
      announceSuccess(`${name} is added. Its listings are assigned within a minute.`);
      await client.invalidateQueries({ queryKey: ['staff'] });
    } catch (error) {
      announceFailure(error);
    }
  };
  return (
    <details className="mb-4 rounded-lg border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold text-ink">
        {data.total === 1 ? '1 name without a locality' : `${indianNumber(data.total)} names without a locality`}
        <span className="ml-2 font-regular text-ink-3">
          {data.progress !== null && data.progress < 1 && `Checking listings: ${Math.floor(data.progress * 100)}%`}
        </span>
      </summary>
      <p className="mt-2 text-sm text-ink-3">
        Listings name these places, but the master list does not have them, so filters by locality do not find them.
      </p>
      <ul className="mt-2">
        {data.names.map((unmatched) => (
          <NameRow
            key={`${unmatched.city_id} ${unmatched.name}`}
            unmatched={unmatched}
            onResolve={(localityId) => resolve(unmatched, localityId)}
          />
        ))}
      </ul>
    </details>
  );
}
