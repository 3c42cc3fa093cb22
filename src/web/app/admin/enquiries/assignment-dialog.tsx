import { useState } from 'react';
import { EnquiryAssignment } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/input.tsx';
import { PickMany } from '../controls/pick-many.tsx';
import { useSubmitKeys } from '../engine/use-submit-keys.ts';
import { AssignmentCities } from './assignment-cities.tsx';
import { useAssignment, useSaveAssignment } from './use-assignment.ts';
import { useColleagues } from './use-enquiry.ts';

const FORM = 'enquiry-assignment';

const MODES = {
  none: 'Nobody, until somebody takes them',
  round_robin: 'In turn, to whoever has waited longest',
  by_city: 'By city, to whoever looks after it',
};

interface RuleFormProps {
  rule: EnquiryAssignment;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

function RuleForm({ rule, onBusy, onClose }: RuleFormProps) {
  const people = useColleagues().map(({ id, full_name }) => ({ id, label: full_name }));
  const save = useSaveAssignment();
  const [mode, setMode] = useState<string>(rule.mode);
  const [colleagues, setColleagues] = useState(rule.colleagues);
  const [cities, setCities] = useState(() =>
    rule.cities.map((each, key) => ({ ...each, key, city_id: each.city_id as number | null })),
  );
  const [error, setError] = useState<string>();
  const submit = async () => {
    const checked = EnquiryAssignment.safeParse({ mode, colleagues, cities });
    setError(checked.success ? undefined : 'Choose each city once, with at least one colleague');
    if (!checked.success) return;
    onBusy(true);
    const saved = await save(checked.data);
    onBusy(false);
    if (saved) onClose();
  };
  useSubmitKeys(() => void submit());
  return (
    <form
      id={FORM}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="New enquiries go">
        {(control) => (
          <Select {...control} value={mode} onChange={(event) => setMode(event.target.value)}>
            {Object.entries(MODES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {mode === 'by_city' && <AssignmentCities rules={cities} onChange={setCities} people={people} />}
      {mode !== 'none' && (
        <PickMany
          label={mode === 'by_city' ? 'All other enquiries go in turn to' : 'Who takes turns'}
          hint="Nobody chosen means everybody who works on enquiries"
          value={colleagues}
          onChange={setColleagues}
          options={people}
        />
      )}
      {error && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
    </form>
  );
}

/** The rule by which new enquiries are assigned, for those who may change settings. */
export function AssignmentDialog({ onClose }: { onClose: () => void }) {
  const rule = useAssignment();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="edit"
      title="Assignment"
      description="Who a new enquiry is given to as it arrives. They are told by mail."
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyLabel="Saving" disabled={!rule}>
            Save
          </Button>
        </>
      }
    >
      {rule ? <RuleForm rule={rule} onBusy={setBusy} onClose={onClose} /> : <p className="text-ink-3">Loading...</p>}
    </Dialog>
  );
}
