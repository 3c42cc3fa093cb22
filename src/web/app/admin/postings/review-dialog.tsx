import { useEffect, useId, useRef, useState } from 'react';
import {
  type FullPostedProperty,
  type HoldReason,
  POSTED_BY_LABELS,
  type PostingDecision,
  PROPERTY_TYPE_LABELS,
  type Wire,
} from '#contract';
import { dayText, timeText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { mediaUrl } from '../../data/file-urls.ts';
import { KeyHints, useLetterKeys } from '../engine/keyboard.tsx';
import type { ViewProps } from '../engine/resource.ts';
import { type Decision, DecisionForm, Decisions, possibleDecisions, type WrittenDecision } from './decisions.tsx';
import { DuplicateList, DuplicateNote } from './duplicate-list.tsx';
import { type Fact, getPictureChanges, toComparedFacts } from './posted-facts.ts';
import { POSTING_STATES } from './posted-list.tsx';
import { useDecide, useNeighbours, usePosting } from './use-postings.ts';

function toFacts(posting: FullPostedProperty): Fact[] {
  const { country_code, email, phone_number, reviewed_at, reviewed_by } = posting;
  return [
    { label: 'Review status', text: POSTING_STATES[posting.status] },
    { label: 'Posted by', text: POSTED_BY_LABELS[posting.posted_by] },
    { label: 'Email', text: email, href: `mailto:${email}` },
    { label: 'Email confirmed', text: posting.email_confirmed_at ? dayText(posting.email_confirmed_at) : 'Not yet' },
    // Both are empty for staff who may not see contact details.
    { label: 'Phone', text: `${country_code} ${phone_number}`.trim(), href: `tel:${country_code}${phone_number}` },
    { label: 'RERA number', text: posting.rera_number },
    ...toComparedFacts(posting),
    { label: 'Posted on', text: dayText(posting.createdAt) },
    { label: 'Last updated', text: dayText(posting.updatedAt) },
    { label: 'Reviewed', text: reviewed_at && [dayText(reviewed_at), reviewed_by].filter(Boolean).join(', ') },
    { label: 'Live until', text: posting.expires_at && dayText(posting.expires_at) },
    {
      label: posting.status === 'rejected' ? 'Reason for rejection' : 'Changes requested',
      text: posting.review_reason,
    },
  ].filter(({ text, before }) => text || before);
}

const HOLD_TEXTS: Record<HoldReason, string> = {
  phone: 'Same phone number as a rejected posting',
  email: 'Same email as a rejected posting',
  picture: 'Same picture as a rejected posting',
};

/** Why a posting deserves a second look before it is approved. */
const HoldNote = ({ reasons }: { reasons: HoldReason[] }) => (
  <div className="rounded-md border border-danger bg-danger-soft p-3.5 text-ink">
    <p className="font-semibold">Held for review</p>
    <ul className="list-disc pl-5">
      {reasons.map((reason) => (
        <li key={reason}>{HOLD_TEXTS[reason]}</li>
      ))}
    </ul>
  </div>
);

/** What staff approved before the poster changed it. */
const Before = ({ text }: { text: string }) => (
  <span className="mt-0.5 block rounded-sm bg-accent-soft px-2 py-1 text-sm whitespace-pre-line text-ink-2">
    {`Before: ${text}`}
  </span>
);

/** All details and pictures of a posting, for the review. */
function PostingFacts({ posting }: { posting: FullPostedProperty }) {
  const { approved, pictures } = posting;
  const pictureChanges = getPictureChanges(posting);
  const picturesHeading = pictures.length === 1 ? 'Picture' : 'Pictures';
  return (
    <section aria-label="Posted" className="grid grid-cols-1 content-start gap-6">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {toFacts(posting).map(({ label, text, href, before }) => (
          <div key={label}>
            <dt className="text-sm text-ink-3">{label}</dt>
            <dd className="wrap-anywhere text-ink">
              {href ? (
                <a href={href} className="inline-flex min-h-6 items-center text-primary underline">
                  {text}
                </a>
              ) : (
                (text ?? 'Not stated')
              )}
              {before !== undefined && <Before text={before} />}
            </dd>
          </div>
        ))}
      </dl>
      <section aria-label="Details">
        <h3 className="mb-1.5 font-body text-base font-semibold text-ink">Details</h3>
        <p className="leading-prose wrap-anywhere whitespace-pre-line">{posting.property_details}</p>
        {approved && approved.property_details !== posting.property_details && (
          <Before text={approved.property_details} />
        )}
      </section>
      <section aria-label={picturesHeading}>
        <h3 className="mb-2 font-body text-base font-semibold text-ink">{picturesHeading}</h3>
        {pictureChanges && <p className="mb-2 text-sm font-semibold text-accent-ink">{pictureChanges}</p>}
        {pictures.length === 0 ? (
          <p className="text-ink-3">None</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {pictures.map(({ id, url, alt }) => (
              <li key={id} className="aspect-3/2 overflow-hidden rounded-md bg-well text-sm text-ink-3">
                {url ? (
                  <a href={mediaUrl(url)} target="_blank" rel="noopener">
                    <img src={mediaUrl(url)} alt={alt} loading="lazy" className="size-full object-cover" />
                  </a>
                ) : (
                  <p className="p-3">This picture is being prepared.</p>
                )}
              </li>
            ))}
          </ul>
        )}
      </section>
    </section>
  );
}

const SHORTCUTS: Record<Decision, [key: string, label: string]> = {
  approve: ['a', 'approve'],
  ask_changes: ['c', 'request changes'],
  reject: ['r', 'reject'],
};

const hintsFor = (possible: Decision[]) => ({
  ...Object.fromEntries(possible.map((decision) => SHORTCUTS[decision])),
  j: 'next',
  k: 'previous',
});

/** One posting beside its possible duplicates, and the decision. After a decision the next waiting posting opens. */
export function ReviewDialog({ id, onOpen, onClose }: ViewProps) {
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  const posting = usePosting(id, onClose);
  const neighbours = useNeighbours(id);
  const decideAs = useDecide();
  const [writing, setWriting] = useState<{ id: number; decision: WrittenDecision }>();
  const [busy, setBusy] = useState(false);
  const written = writing?.id === id ? writing.decision : undefined;
  const possible = posting ? possibleDecisions(posting) : [];

  const decide = async (decision: Wire<PostingDecision>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    const decided = await decideAs(id, decision);
    setBusy(false);
    if (!decided) return false;
    setWriting(undefined);
    if (decided.next !== null && posting?.status === 'pending_review') onOpen(decided.next);
    else onClose();
    return true;
  };
  const approve = () => posting && void decide({ decision: 'approve', seen: posting.updatedAt });
  const write = (decision: WrittenDecision) => possible.includes(decision) && setWriting({ id, decision });
  const go = (next: number | undefined) => next !== undefined && onOpen(next);
  useLetterKeys({
    // A key that is held down must not approve the next posting unread.
    a: ({ repeat }) => !repeat && possible.includes('approve') && approve(),
    c: () => write('ask_changes'),
    r: () => write('reject'),
    j: () => go(neighbours.next),
    k: () => go(neighbours.previous),
  });

  // Moves the focus to the top of the next posting, for screen readers and after scrolling.
  const shown = posting?.id;
  const first = useRef(shown);
  useEffect(() => {
    if (shown !== undefined && first.current !== undefined && first.current !== shown) top.current?.focus();
    first.current = shown ?? first.current;
  }, [shown]);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={posting?.name ?? 'Posted property'}
      description={
        posting
          ? `${PROPERTY_TYPE_LABELS[posting.property_type]} in ${posting.city}, posted ${timeText(posting.createdAt)}`
          : 'Loading...'
      }
      footer={
        posting && (
          <>
            <div className="mr-auto -mt-3 self-center max-md:hidden">
              <KeyHints hints={hintsFor(possible)} />
            </div>
            <Decisions
              posting={posting}
              writing={written}
              formId={formId}
              busy={busy}
              onApprove={approve}
              onWrite={(decision) => setWriting(decision && { id, decision })}
            />
          </>
        )
      }
    >
      {posting && (
        <div ref={top} tabIndex={-1} className="grid grid-cols-1 gap-5 outline-none">
          {posting.held_for.length > 0 && <HoldNote reasons={posting.held_for} />}
          <DuplicateNote id={id} />
          {written && (
            <DecisionForm
              key={`${id} ${written}`}
              id={formId}
              postingId={id}
              decision={written}
              seen={posting.updatedAt}
              onDecide={decide}
            />
          )}
          <div className="grid grid-cols-1 gap-x-7 gap-y-6 md:grid-cols-last-90">
            <PostingFacts posting={posting} />
            <DuplicateList id={id} />
          </div>
          <div className="flex justify-end gap-2">
            <Button
              variant="soft"
              size="sm"
              disabled={neighbours.previous === undefined}
              onClick={() => go(neighbours.previous)}
            >
              Previous
            </Button>
            <Button
              variant="soft"
              size="sm"
              disabled={neighbours.next === undefined}
              onClick={() => go(neighbours.next)}
            >
              Next
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
