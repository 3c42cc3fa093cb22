import { type FormEvent, useEffect, useRef, useState } from 'react';
import { PostingDecision, REJECT_REASONS, validateDecision, type Wire } from '#contract';
import { Field } from '#ui/field.tsx';
import { Select, Textarea } from '#ui/input.tsx';
import { type Errors, errorsByField } from '../engine/draft.ts';
import { useFirstError } from '../engine/use-first-error.ts';
import { useSubmitKeys } from '../engine/use-submit-keys.ts';

const TEXTS = {
  ask_changes: {
    label: 'What should the poster change?',
    hint: 'This is mailed with the private link. Address, details, price and area can be changed there, pictures cannot.',
  },
  reject: { label: 'More for the poster', hint: 'This is mailed behind the reason.' },
} as const;

export type WrittenDecision = keyof typeof TEXTS;

interface DecisionFormProps {
  id: string;
  decision: WrittenDecision;
  /** When the posting was last changed, in the version that the reviewer read. */
  seen: string;
  onDecide: (decision: Wire<PostingDecision>) => void;
}

const getErrors = (draft: object): Errors => {
  const parsed = PostingDecision.safeParse(draft);
  if (parsed.success) return errorsByField(validateDecision(draft as Wire<PostingDecision>));
  return errorsByField(parsed.error.issues.map(({ path, message }) => ({ field: path.join('.'), message })));
};

/** The message to the poster: what to change, or why it is rejected. Ctrl or ⌘ with Enter sends it. */
export function DecisionForm({ id, decision, seen, onDecide }: DecisionFormProps) {
  const { ref, focusFirstError } = useFirstError();
  const first = useRef<HTMLDivElement>(null);
  const [reason, setReason] = useState('');
  const [text, setText] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const { label, hint } = TEXTS[decision];
  useEffect(() => first.current?.querySelector<HTMLElement>('select, textarea')?.focus(), []);
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    const draft = decision === 'reject' ? { decision, reason, text, seen } : { decision, text, seen };
    const found = getErrors(draft);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirstError();
    else onDecide(draft as Wire<PostingDecision>);
  };
  useSubmitKeys(() => send());
  return (
    <form ref={ref} id={id} noValidate className="rounded-lg border border-line-strong p-4" onSubmit={send}>
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
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </div>
    </form>
  );
}
