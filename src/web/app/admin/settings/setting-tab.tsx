import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { SettingName, SettingsAnswer } from '#contract';
import { Button } from '#ui/button.tsx';
import { FOOT } from '#ui/clear-of-feet.ts';
import { Panel } from '#ui/panel.tsx';
import { staffCall, staffRequest } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { UnsavedDialog } from '../engine/confirm-dialog.tsx';
import { useFirstError, type Values } from '../engine/form-field.tsx';
import { FormFields } from '../engine/form-fields.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import type { FormLayout } from '../engine/resource.ts';
import { BesideTabs } from '../engine/screen-head.tsx';
import type { TabProps } from '../engine/tabbed-screen.tsx';
import { useDraft, useUnsavedGuard } from '../engine/use-draft.tsx';
import { refreshPublic } from '../shell/company.ts';

const KEY = ['staff', 'settings'];

/** All settings that can be changed without a release. A refetch would change them while they are edited. */
export const useSettings = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => staffCall('GET /settings', undefined, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });

/** Saves one setting and shows errors, which are rethrown, and success if it is announced. */
function useSaveSetting() {
  const client = useQueryClient();
  return async (name: SettingName, body: object, isAnnounced: boolean): Promise<void> => {
    try {
      await staffRequest(`/settings/${name}`, { method: 'PUT', body });
    } catch (error) {
      announceFailure(error);
      throw error;
    }
    if (isAnnounced) announceSuccess('Settings Updated Successfully');
    await client.invalidateQueries({ queryKey: KEY });
    if (name === 'site' || name === 'brand' || name === 'office') await refreshPublic('/site');
  };
}

interface SettingTabProps extends TabProps {
  /** The purpose of the tab. */
  line: string;
  children: (answer: SettingsAnswer) => ReactNode;
}

/** One tab of the settings, once they are loaded. */
export function SettingTab({ title, label, beside, line, children }: SettingTabProps) {
  const { data, isError, refetch } = useSettings();
  return (
    <>
      <h1 className="mb-4 text-headline">{title}</h1>
      <BesideTabs tabs={beside}>
        <div className="grid content-start gap-3">
          <div>
            <h2 className="text-2xl">{label}</h2>
            <p className="mt-1 max-w-ch-75 text-ink-3">{line}</p>
          </div>
          {data && children(data)}
          {!data && (
            <Panel className="grid min-h-40 place-items-center text-ink-3" aria-busy={!isError}>
              {isError ? (
                <span role="alert" className="grid justify-items-center gap-3">
                  Something went wrong
                  <Button variant="outline" onClick={() => void refetch()}>
                    Try again
                  </Button>
                </span>
              ) : (
                'Loading...'
              )}
            </Panel>
          )}
        </div>
      </BesideTabs>
    </>
  );
}

interface SettingFormProps {
  name: SettingName;
  form: FormLayout;
  start: Values;
  /** Shown below the fields while they are edited. */
  Preview?: ComponentType<{ values: Values }>;
  /** Given if the form is a step of several, which can be saved as it is. */
  step?: { submitLabel: string; onSaved: () => void };
}

/** The form of one setting, with field errors and a guard for unsaved changes. */
export function SettingForm({ name, form, start, Preview, step }: SettingFormProps) {
  const save = useSaveSetting();
  const [busy, setBusy] = useState(false);
  const [uploading, setUploading] = useState<readonly string[]>([]);
  const draft = useDraft(
    form,
    form.sections.flatMap(({ fields }) => fields),
    start,
    { keptAs: `setting/${name}` },
  );
  const changed = draft.changed.length > 0;
  const savable = (changed || step !== undefined) && uploading.length === 0;
  const guard = useUnsavedGuard(changed && !busy, [draft]);
  const { ref, focusFirstError } = useFirstError();

  const setFieldBusy = (field: string, now: boolean) =>
    setUploading((fields) => [...fields.filter((other) => other !== field), ...(now ? [field] : [])]);

  const submit = async () => {
    if (busy || !savable) return;
    if (draft.checkAll().length > 0) return focusFirstError();
    setBusy(true);
    try {
      // A step says by the next one that it was saved.
      await save(name, draft.values, step === undefined);
      draft.restart(draft.values);
      step?.onSaved();
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
        className="grid grid-cols-1 gap-7 p-4 sm:p-6 [&_:is(button,input,textarea)]:scroll-my-24"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <FormFields sections={form.sections} draft={draft} onBusy={setFieldBusy} />
        {Preview && <Preview values={draft.values} />}
        <div
          {...FOOT}
          className="sticky bottom-0 z-1 -mx-4 -mb-4 flex items-center justify-end gap-3 rounded-b-lg border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6"
        >
          <p role="status" className="mr-auto text-sm text-ink-3">
            {uploading.length > 0 ? 'Uploading' : changed ? 'Unsaved changes' : step ? '' : 'All changes are saved'}
          </p>
          <Button type="submit" busy={busy} busyLabel="Saving" disabled={!savable && !busy}>
            {step?.submitLabel ?? 'Save'}
          </Button>
        </div>
      </form>
      <UnsavedDialog guard={guard} drafts={[draft]} />
    </Panel>
  );
}
