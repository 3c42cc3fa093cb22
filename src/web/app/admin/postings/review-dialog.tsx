import { useEffect, useId, useRef, useState } from 'react';
import { type PostingDecision, PROPERTY_TYPE_LABELS, type Wire } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { KeyHints } from '../engine/key-hints.tsx';
import type { ViewProps } from '../engine/resource.ts';
import { useLetterKeys } from '../engine/use-letter-keys.ts';
import { indiaTime } from '../india-clock.ts';
import { DecisionForm, type WrittenDecision } from './decision-form.tsx';
import { type Decision, Decisions, possibleDecisions } from './decisions.tsx';
import { DuplicateList, DuplicateNote } from './duplicate-list.tsx';
import { PostingFacts } from './posting-facts.tsx';
import { useNeighbours } from './use-queue.ts';
import { useDecide, usePosting } from './use-review.ts';

const SHORTCUTS: Record<Decision, [key: string, label: string]> = {
  approve: ['a', 'approve'],
  ask_changes: ['c', 'changes'],
  reject: ['r', 'reject'],
};

const hintsFor = (possible: Decision[]) => ({
  ...Object.fromEntries(possible.map((decision) => SHORTCUTS[decision])),
  j: 'next',
  k: 'previous',
});

/** One posting beside its likely duplicates, and the decision. After a decision the next waiting posting opens. */
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

  const decide = async (decision: Wire<PostingDecision>) => {
    if (busy) return;
    setBusy(true);
    const decided = await decideAs(id, decision);
    setBusy(false);
    if (!decided) return;
    setWriting(undefined);
    if (decided.next !== null && posting?.status === 'pending_review') onOpen(decided.next);
    else onClose();
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
          ? `${PROPERTY_TYPE_LABELS[posting.property_type]} in ${posting.city}, posted ${indiaTime(posting.createdAt)} (India time)`
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
        <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
          <DuplicateNote id={id} />
          {written && (
            <DecisionForm
              key={written}
              id={formId}
              decision={written}
              seen={posting.updatedAt}
              onDecide={(decision) => void decide(decision)}
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)] gap-x-7 gap-y-6 md:grid-cols-[minmax(0,1fr)_360px]">
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
