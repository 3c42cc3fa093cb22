import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FullPostedProperty, PostingDecision, REJECT_REASONS, validateDecision, type Wire } from '#contract';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select, Textarea } from '#ui/input.tsx';
import { useFirstError } from '../engine/form-field.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { type Errors, errorsByField } from '../engine/use-draft.tsx';
import { useUnsavedText } from '../unsaved/use-unsaved.ts';

const TEXTS = {
  ask_changes: {
    label: 'What should the poster change?',
    hint: 'We email this with the private link, where the poster can change everything about the property, pictures too.',
  },
  reject: { label: 'Message to the poster', hint: 'Added below the reason in the email' },
} as const;

export type WrittenDecision = keyof typeof TEXTS;

interface DecisionFormProps {
  /** The id of the form. */
  id: string;
  postingId: number;
  decision: WrittenDecision;
  /** When the posting was last changed, in the version that the reviewer read. */
  seen: string;
  /** Returns whether the decision was stored. */
  onDecide: (decision: Wire<PostingDecision>) => Promise<boolean>;
}

const getErrors = (draft: object): Errors => {
  const parsed = PostingDecision.safeParse(draft);
  if (parsed.success) return errorsByField(validateDecision(draft as Wire<PostingDecision>));
  return errorsByField(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
};

/** The message to the poster: what to change, or why it is rejected. Ctrl or ⌘ with Enter sends it. */
export function DecisionForm({ id, postingId, decision, seen, onDecide }: DecisionFormProps) {
  const { ref, focusFirstError } = useFirstError();
  const first = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const text = useUnsavedText(`posting/${postingId}/${decision}`);
  const [errors, setErrors] = useState<Errors>({});
  const { label, hint } = TEXTS[decision];
  useEffect(() => first.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    const draft =
      decision === 'reject' ? { decision, reason, text: text.value, seen } : { decision, text: text.value, seen };
    const found = getErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError();
    else if (await onDecide(draft as Wire<PostingDecision>)) text.clear();
  };
  useSubmitKeys(() => void send());
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      className="rounded-lg border border-line-strong p-4"
      onSubmit={(event) => void send(event)}
    >
      <div ref={first} className="grid gap-4">
        {decision === 'reject' && (
          <Field label="Reason" error={errors.reason}>
            {(control) => (
              <Select {...control} value={reason} onChange={(event) => setReason(event.target.value)}>
                <option value="">Choose a reason</option>
                {Object.entries(REJECT_REASONS).map(([value, reasonLabel]) => (
                  <option key={value} value={value}>
                    {reasonLabel}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label={label} hint={hint} error={errors.text} optional={decision === 'reject' && reason !== 'other'}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={text.value}
              onChange={(event) => text.set(event.target.value)}
            />
          )}
        </Field>
      </div>
    </form>
  );
}

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
          : 'The poster has not confirmed their email yet.'}
      </p>
    );
  }
  if (writing) {
    return (
      <div className={BAR}>
        <Button key="cancel" variant="outline" onClick={() => onWrite(undefined)}>
          Cancel
        </Button>
        {/* With a key of its own: a reused button would submit the form by the click that opened it. */}
        <Button
          key="send"
          type="submit"
          form={formId}
          variant={writing === 'reject' ? 'danger' : 'primary'}
          busy={busy}
        >
          {writing === 'reject' ? 'Reject property' : 'Send to poster'}
        </Button>
      </div>
    );
  }
  return (
    <div className={BAR}>
      {possible.includes('reject') && (
        <Button key="reject" variant="outline" className="text-danger!" onClick={() => onWrite('reject')}>
          Reject
        </Button>
      )}
      {possible.includes('ask_changes') && (
        <Button key="ask" variant="outline" onClick={() => onWrite('ask_changes')}>
          Request changes
        </Button>
      )}
      {possible.includes('approve') && (
        <Button key="approve" busy={busy} onClick={onApprove}>
          Approve
        </Button>
      )}
    </div>
  );
}
