import { useState } from 'react';
import type { SettingName } from '#contract';
import { Button } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import type { Values } from '../engine/form-field.tsx';
import { FormFields } from '../engine/form-fields.tsx';
import type { RecordForm } from '../engine/resource.ts';
import { useDraft } from '../engine/use-draft.ts';
import { useFirstError } from '../engine/use-first-error.ts';
import { useSubmitKeys } from '../engine/use-submit-keys.ts';
import { useUnsavedGuard } from '../engine/use-unsaved-guard.ts';
import { useSaveSetting } from './use-settings.ts';

interface SettingFormProps {
  name: SettingName;
  form: RecordForm;
  start: Values;
}

/** The form of one setting, with field errors and a guard for unsaved changes. */
export function SettingForm({ name, form, start }: SettingFormProps) {
  const save = useSaveSetting();
  const [busy, setBusy] = useState(false);
  const draft = useDraft(
    form,
    form.sections.flatMap(({ fields }) => fields),
    start,
  );
  const changed = draft.changed.length > 0;
  const guard = useUnsavedGuard(changed && !busy);
  const { ref, focusFirstError } = useFirstError();

  const submit = async () => {
    if (busy || !changed) return;
    if (draft.checkAll().length > 0) return focusFirstError();
    setBusy(true);
    try {
      await save(name, draft.values);
      draft.restart(draft.values);
    } catch (error) {
      if (draft.showErrors(error)) focusFirstError();
    } finally {
      setBusy(false);
    }
  };
  useSubmitKeys(() => void submit());

  return (
    <Panel>
      <form
        ref={ref}
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-7 p-4 sm:p-6 [&_:is(button,input,textarea)]:scroll-my-24"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormFields sections={form.sections} draft={draft} onBusy={() => {}} />
        <div className="sticky bottom-0 z-1 -mx-4 -mb-4 flex items-center justify-end gap-3 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
          <p role="status" className="mr-auto text-sm text-ink-3">
            {changed ? 'Not saved yet' : 'All changes are saved'}
          </p>
          <Button type="submit" busy={busy} busyLabel="Saving" disabled={!changed && !busy}>
            Save
          </Button>
        </div>
      </form>
      {guard.leaving && (
        <ConfirmDialog
          danger
          title="Unsaved changes"
          question="What you entered is not saved yet."
          confirmLabel="Discard"
          onConfirm={async () => guard.leave()}
          onClose={guard.stay}
        />
      )}
    </Panel>
  );
}
