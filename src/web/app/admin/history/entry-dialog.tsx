import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FullHistoryEntry, HistoryChange } from '#contract';
import { timeText } from '#contract/india-time.ts';
import { Dialog } from '#ui/dialog.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure } from '../engine/announce.ts';
import { compareTexts, getSide, shortenParts, type TextPart } from './compare-texts.ts';
import { actionLabel, entityLabel } from './use-history.ts';

/** Shorter values need no word-by-word comparison. */
const SHORT = 60;

/** One side of a comparison, with only its differing words marked. */
function Marked({ pieces, side }: { pieces: TextPart[]; side: 'gone' | 'new' }) {
  return getSide(pieces, side).map(({ kind, text }, place) => {
    const key = `${place}${kind}`;
    if (kind === 'gone')
      return (
        <del key={key} className="bg-danger-soft text-danger">
          {text}
        </del>
      );
    if (kind === 'new')
      return (
        <ins key={key} className="bg-primary-soft text-primary">
          {text}
        </ins>
      );
    return <span key={key}>{text}</span>;
  });
}

function Value({
  label,
  text,
  pieces,
  side,
}: {
  label: string;
  text: string | null;
  pieces: TextPart[] | undefined;
  side: 'gone' | 'new';
}) {
  return (
    <div className="min-w-0 rounded-md border border-line bg-sunken px-3 py-2">
      <dt className="text-meta font-semibold text-ink-3">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line text-ink">
        {text === null ? (
          <span className="text-ink-3">Empty</span>
        ) : pieces ? (
          <Marked pieces={pieces} side={side} />
        ) : (
          text
        )}
      </dd>
    </div>
  );
}

/** One value before and after, side by side; in long texts the differing words are marked. */
function ChangeView({ change: { field, before, after } }: { change: HistoryChange }) {
  const long = before !== null && after !== null && before.length + after.length > SHORT;
  const pieces = long ? shortenParts(compareTexts(before, after)) : undefined;
  return (
    <section aria-label={field} className="grid gap-1.5">
      <h3 className="text-base font-semibold">{field}</h3>
      <dl className="grid grid-cols-1 gap-2 md:grid-cols-2">
        <Value label="Before" text={before} pieces={pieces} side="gone" />
        <Value label="After" text={after} pieces={pieces} side="new" />
      </dl>
    </section>
  );
}

const formatDetails = ({ at, actor, ip }: FullHistoryEntry): string =>
  [timeText(at), actor?.full_name ?? 'system or visitor', ip && `from ${ip}`].filter(Boolean).join(', ');

/** One change: who made it and when, and every value that differs. */
export function EntryDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { data: entry, error } = useQuery({
    queryKey: ['staff', 'history', 'one', id],
    queryFn: async ({ signal }) => (await staffCall('GET /history/:id', { id }, { signal })).record,
  });
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!error) return;
    announceFailure(error);
    close();
  }, [error]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={entry ? `${actionLabel(entry.action)}: ${entry.subject ?? entityLabel(entry.entity)}` : 'Change'}
      description={entry ? formatDetails(entry) : 'Loading...'}
    >
      {entry && (
        <>
          <p className="text-ink-3">
            {entry.entity_id === '0'
              ? entityLabel(entry.entity)
              : `${entityLabel(entry.entity)} No. ${entry.entity_id}`}
          </p>
          {entry.changes.length === 0 && <p>No values are stored with this entry.</p>}
          {entry.changes.map((change) => (
            <ChangeView key={change.field} change={change} />
          ))}
        </>
      )}
    </Dialog>
  );
}
