import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { EnquiryAssignment } from '#contract';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Select } from '#ui/input.tsx';
import { PickMany, PickRecord } from '../controls/pick-options.tsx';
import type { PickOption } from '../controls/pickers/match-options.ts';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { ICONS } from '../icons.ts';
import { RestoredNotice } from '../unsaved/restored-notice.tsx';
import { useUnsaved } from '../unsaved/use-unsaved.ts';
import { useColleagues } from './use-enquiry.ts';

const KEY = ['staff', 'enquiry-assignment'];

/** The stored assignment rule for new enquiries. */
const useAssignment = (): EnquiryAssignment | undefined =>
  useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await staffCall('GET /enquiry/assignment', undefined, { signal })).assignment,
    gcTime: 0,
  }).data;

/** Stores a new rule, shows the result and returns whether it succeeded. */
function useSaveAssignment(): (rule: EnquiryAssignment) => Promise<boolean> {
  const client = useQueryClient();
  return async (body) => {
    try {
      await staffCall('PUT /enquiry/assignment', { body });
    } catch (error) {
      announceFailure(error);
      return false;
    }
    announceSuccess('Assignment Updated Successfully');
    await client.invalidateQueries({ queryKey: KEY });
    return true;
  };
}

/** The assignment rule of a city while it is edited. */
interface CityRule {
  key: number;
  city_id: number | null;
  colleagues: number[];
}

interface AssignmentCitiesProps {
  rules: CityRule[];
  onChange: (rules: CityRule[]) => void;
  people: PickOption[];
}

/** Cities and the staff assigned to each. */
function AssignmentCities({ rules, onChange, people }: AssignmentCitiesProps) {
  const change = (key: number, changes: Partial<CityRule>) =>
    onChange(rules.map((rule) => (rule.key === key ? { ...rule, ...changes } : rule)));
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...rules, { key: Math.max(0, ...rules.map(({ key }) => key)) + 1, city_id: null, colleagues: [] }]);
    requestAnimationFrame(() => [...(box.current?.querySelectorAll('input') ?? [])].at(-2)?.focus());
  };
  return (
    <div ref={box} className="grid gap-3">
      {rules.map(({ key, city_id, colleagues }, place) => (
        <div
          key={key}
          role="group"
          aria-label={`City ${place + 1}`}
          className="grid grid-cols-last-11 items-start gap-x-2 gap-y-3 rounded-md border border-line p-3 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_44px]"
        >
          <PickRecord kind="cities" label="City" value={city_id} onChange={(next) => change(key, { city_id: next })} />
          <div className="col-span-2 row-start-2 md:col-span-1 md:col-start-2 md:row-start-1">
            <PickMany
              label="Colleagues in charge"
              value={colleagues}
              onChange={(next) => change(key, { colleagues: next })}
              options={people}
            />
          </div>
          <IconButton
            label={`Remove city ${place + 1}`}
            className="mt-7"
            onClick={() => onChange(rules.filter((rule) => rule.key !== key))}
          >
            <Icon name={ICONS.bin} />
          </IconButton>
        </div>
      ))}
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <Icon name="plus" size="sm" />
        Add city
      </Button>
    </div>
  );
}

const FORM = 'enquiry-assignment';

const MODES = {
  none: 'Unassigned until claimed',
  round_robin: 'Round robin',
  by_city: 'By city, to the colleagues in charge',
};

interface RuleFormProps {
  rule: EnquiryAssignment;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

/** The rule while it is edited. */
interface RuleValues {
  mode: string;
  colleagues: number[];
  cities: CityRule[];
}

const toRuleValues = ({ mode, colleagues, cities }: EnquiryAssignment): RuleValues => ({
  mode,
  colleagues,
  cities: cities.map((each, key) => ({ ...each, key })),
});

const isRule = (value: unknown): value is RuleValues =>
  typeof value === 'object' && value !== null && 'mode' in value && 'colleagues' in value && 'cities' in value;

function RuleForm({ rule, onBusy, onClose }: RuleFormProps) {
  const people = useColleagues().map(({ id, full_name }) => ({ id, label: full_name }));
  const save = useSaveAssignment();
  const unsaved = useUnsaved('enquiry-assignment', toRuleValues(rule), isRule);
  const { mode, colleagues, cities } = unsaved.value;
  const change = (part: Partial<RuleValues>) => unsaved.set({ ...unsaved.value, ...part });
  const [error, setError] = useState<string>();
  const submit = async () => {
    const checked = EnquiryAssignment.safeParse({ mode, colleagues, cities });
    setError(checked.success ? undefined : 'Choose each city once, with at least one colleague');
    if (!checked.success) return;
    onBusy(true);
    const saved = await save(checked.data);
    onBusy(false);
    if (!saved) return;
    unsaved.clear();
    onClose();
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
      {unsaved.restoredAt !== undefined && <RestoredNotice at={unsaved.restoredAt} onDiscard={unsaved.clear} />}
      <Field label="How new enquiries are assigned">
        {(control) => (
          <Select {...control} value={mode} onChange={(event) => change({ mode: event.target.value })}>
            {Object.entries(MODES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {mode === 'by_city' && (
        <AssignmentCities rules={cities} onChange={(next) => change({ cities: next })} people={people} />
      )}
      {mode !== 'none' && (
        <PickMany
          label={mode === 'by_city' ? 'Round robin for all other enquiries' : 'Colleagues in the round robin'}
          hint="Leave empty to include everyone who works on enquiries"
          value={colleagues}
          onChange={(next) => change({ colleagues: next })}
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
      description="Who each new enquiry is assigned to. We notify them by email."
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
