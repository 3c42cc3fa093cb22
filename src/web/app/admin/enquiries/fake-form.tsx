import { type FormEvent, useState } from 'react';
import { FAKE_LEAD_LABELS, type FakeLead, type FakeMark } from '#contract';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PillGroup } from '#ui/pills.tsx';

const KINDS = Object.entries(FAKE_LEAD_LABELS).map(([value, label]) => ({ value, label }));

interface FakeFormProps {
  /** Whose number and address can be blocked, as in 'this number and address'. */
  senders: string;
  onMark: (mark: Extract<FakeMark, { is_blocked: boolean }>) => void;
  onCancel: () => void;
}

/**
 * Says why leads are fake, and whether to block who sent them. By default only spam is blocked: a wrong number belongs
 * to a person who may enquire one day.
 */
export function FakeForm({ senders, onMark, onCancel }: FakeFormProps) {
  const [fake, setFake] = useState<FakeLead>('spam');
  const [isBlocked, setIsBlocked] = useState<boolean>();
  const is_blocked = isBlocked ?? fake === 'spam';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMark({ fake, is_blocked });
  };
  return (
    <form noValidate aria-label="Mark as fake" className="grid gap-4" onSubmit={submit}>
      <PillGroup
        legend="What is wrong?"
        name="fake"
        options={KINDS}
        value={[fake]}
        onChange={([value]) => setFake(value as FakeLead)}
      />
      <Checkbox checked={is_blocked} onChange={(event) => setIsBlocked(event.target.checked)}>
        Block {senders}
      </Checkbox>
      <p className="text-small text-ink-3">
        Fake leads are closed and left out of all figures.
        {is_blocked && ' Later leads from blocked senders are fake when they arrive, and no one is told.'}
      </p>
      <div className="flex justify-end gap-2">
        <Button variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Mark as fake</Button>
      </div>
    </form>
  );
}
