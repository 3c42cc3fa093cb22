import type { FullPostedProperty, PostingDecision } from '#contract';
import { Button } from '#ui/button.tsx';
import type { WrittenDecision } from './decision-form.tsx';

export type Decision = PostingDecision['decision'];

/** The decisions that the status of a posting allows; the server rejects the others with a message. */
export function possibleDecisions({ email_confirmed_at, is_active, status }: FullPostedProperty): Decision[] {
  if (!email_confirmed_at || status === 'sold') return [];
  const repeated: Decision | undefined =
    status === 'live' && is_active
      ? 'approve'
      : status === 'changes_requested'
        ? 'ask_changes'
        : status === 'rejected'
          ? 'reject'
          : undefined;
  return (['approve', 'ask_changes', 'reject'] as const).filter((decision) => decision !== repeated);
}

interface DecisionsProps {
  posting: FullPostedProperty;
  /** The decision that is being written, and the id of its form. */
  writing: WrittenDecision | undefined;
  formId: string;
  busy: boolean;
  onApprove: () => void;
  onWrite: (decision: WrittenDecision | undefined) => void;
}

const BAR = 'flex flex-wrap justify-end gap-2.5 max-md:w-full max-md:*:flex-1';

/** The decision buttons; while a message is being written, its send button. */
export function Decisions({ posting, writing, formId, busy, onApprove, onWrite }: DecisionsProps) {
  const possible = possibleDecisions(posting);
  if (possible.length === 0) {
    return (
      <p className="mr-auto text-ink-3">
        {posting.status === 'sold'
          ? 'The poster has marked this property as sold.'
          : 'The poster has not confirmed their e-mail address yet.'}
      </p>
    );
  }
  if (writing) {
    return (
      <div className={BAR}>
        <Button variant="outline" onClick={() => onWrite(undefined)}>
          Cancel
        </Button>
        <Button type="submit" form={formId} variant={writing === 'reject' ? 'danger' : 'primary'} busy={busy}>
          {writing === 'reject' ? 'Reject property' : 'Send to poster'}
        </Button>
      </div>
    );
  }
  return (
    <div className={BAR}>
      {possible.includes('reject') && (
        <Button variant="outline" className="text-danger!" onClick={() => onWrite('reject')}>
          Reject
        </Button>
      )}
      {possible.includes('ask_changes') && (
        <Button variant="outline" onClick={() => onWrite('ask_changes')}>
          Ask for changes
        </Button>
      )}
      {possible.includes('approve') && (
        <Button busy={busy} onClick={onApprove}>
          Approve
        </Button>
      )}
    </div>
  );
}
