import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UnreadNames as Names } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { Button } from '#ui/button.tsx';
import { LocalityPicker, PickRecord } from '../controls/pick-options.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';

type UnreadName = Names['names'][number];

const KEY = ['staff', 'unread-names'];

interface NameRowProps {
  unread: UnreadName;
  onResolve: (localityId: number | null) => Promise<void>;
}

/** A word, with its answers: another name of the most similar locality or of any other, or no place at all. */
function NameRow({ unread: { name, times, locality_id, locality_name, city_name }, onResolve }: NameRowProps) {
  const [isBusy, setBusy] = useState(false);
  const [cityId, setCityId] = useState<number | null>(null);
  const resolve = (localityId: number | null) => {
    setBusy(true);
    void onResolve(localityId).finally(() => setBusy(false));
  };
  return (
    <li className="grid gap-x-4 gap-y-2 border-t border-line py-3 md:flex md:items-end">
      <p className="min-w-0 self-center md:flex-1">
        <b className="font-semibold wrap-anywhere text-ink">{name}</b>
        <span className="block text-sm text-ink-3">{indianNumber(times)} searches in 90 days</span>
      </p>
      {locality_id !== null && (
        <Button
          variant="outline"
          size="sm"
          disabled={isBusy}
          aria-label={`Add ${name} as another name of ${locality_name}, ${city_name}`}
          onClick={() => resolve(locality_id)}
        >
          Same as {locality_name}, {city_name}
        </Button>
      )}
      <PickRecord kind="cities" label="In city" value={cityId} disabled={isBusy} onChange={setCityId} />
      <LocalityPicker
        label="Same as"
        cityId={cityId}
        value={null}
        disabled={isBusy || cityId === null}
        onChange={(id) => id !== null && resolve(id)}
      />
      <Button
        variant="ghost"
        size="sm"
        disabled={isBusy}
        aria-label={`${name} is not a place`}
        onClick={() => resolve(null)}
      >
        Not a place
      </Button>
    </li>
  );
}

/** Words that visitors searched for and that no filter or place has, the most frequent first. */
export function UnreadNames() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => staffCall('GET /unread-names', undefined, { signal }),
  });
  if (!data || data.names.length === 0) return null;
  const resolve = async (name: string, locality_id: number | null) => {
    try {
      await staffCall('POST /unread-names', { body: { name, locality_id } });
      announceSuccess(
        locality_id === null ? `${name} is not offered again.` : `${name} is added. Searches find it within a minute.`,
      );
      await client.invalidateQueries({ queryKey: ['staff'] });
    } catch (error) {
      announceFailure(error);
    }
  };
  return (
    <details className="mb-4 rounded-lg border border-line bg-surface px-4 py-3">
      <summary className="cursor-pointer font-semibold text-ink">
        {data.names.length === 1
          ? '1 word in searches was not understood'
          : `${indianNumber(data.names.length)} words in searches were not understood`}
      </summary>
      <p className="mt-2 text-sm text-ink-3">
        Visitors typed these words, and the search could not use them. If one names a locality, add it as another name.
      </p>
      <ul className="mt-2">
        {data.names.map((unread) => (
          <NameRow key={unread.name} unread={unread} onResolve={(localityId) => resolve(unread.name, localityId)} />
        ))}
      </ul>
    </details>
  );
}
