import { useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ConfirmDialog, ConflictDialog, UnsavedDialog } from './confirm-dialog.tsx';
import { type FormField, useFirstError, type Values } from './form-field.tsx';
import { FormFields } from './form-fields.tsx';
import { useSubmitKeys } from './keyboard.tsx';
import { RECORD_TEXTS } from './record-texts.ts';
import type { AnyRow, FormLayout, FormSection } from './resource.ts';
import { type Conflict, saveFields } from './save-fields.ts';
import { pickValues, useDraft, useUnsavedGuard } from './use-draft.tsx';
import type { OpenRecord } from './use-record.ts';

interface FormPart {
  label: string;
  save: string;
  sections: FormSection[];
  fields: FormField[];
}

const toPart = (label: string, save: string, sections: FormSection[]): FormPart => ({
  label,
  save,
  sections,
  fields: sections.flatMap(({ fields }) => fields),
});

/** The parts that are saved together: a new record as a whole, pictures and details of an existing one separately. */
function getParts({ sections, pictures }: FormLayout, mode: 'add' | 'edit'): [FormPart, FormPart?] {
  if (!pictures) return [toPart('Details', 'Save', sections)];
  const images: FormSection = { fields: [pictures] };
  const [title, save] = pictures.name === 'picture' ? ['Picture', 'Save picture'] : ['Pictures', 'Save pictures'];
  if (mode === 'add') return [toPart('Details', 'Save', [...sections, { ...images, title }])];
  return [toPart('Edit Image', save, [images]), toPart('Edit Details', 'Save', sections)];
}

interface RecordDialogProps extends Pick<OpenRecord<AnyRow, AnyRow>, 'save' | 'reload'> {
  noun: string;
  /** The question before a change is saved, where the product definition gives it. */
  editQuestion?: string | undefined;
  title: string;
  /** The label of the submit button, if it is not the usual one. */
  submitLabel?: string | undefined;
  /** The name of the record. */
  about?: string | undefined;
  form: FormLayout;
  mode: 'add' | 'edit';
  /** The name under which unsaved changes are kept in the browser. */
  keptAs: string;
  /** The initial values. */
  start: Values;
  /** The version of an existing record, sent back with changes. */
  version?: string | undefined;
  onClose: () => void;
}

type OpenDialog = 'edit' | 'discard' | undefined;

/** The form of one record in a dialog; an existing record with pictures has tabs, pictures first. */
export function RecordDialog({
  noun,
  editQuestion,
  title,
  submitLabel,
  about,
  form,
  mode,
  keptAs,
  start,
  version: openedVersion,
  reload,
  save,
  onClose,
}: RecordDialogProps) {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState<string[]>([]);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const [conflict, setConflict] = useState<Conflict>();
  const parts = getParts(form, mode);
  const [tab, setTab] = useState(0);
  const first = useDraft(form, parts[0].fields, start, { keptAs, version: openedVersion });
  const second = useDraft(form, parts[1]?.fields ?? [], start, {
    keptAs: parts[1] && `${keptAs}/details`,
    version: openedVersion,
  });
  const [part, draft] = tab === 1 && parts[1] ? [parts[1], second] : [parts[0], first];
  const unsaved = first.changed.length + second.changed.length > 0 && !busy;
  const guard = useUnsavedGuard(unsaved, [first, second]);
  const { ref, focusFirstError } = useFirstError();

  const close = () => (unsaved ? setOpenDialog('discard') : onClose());
  /** Saves the named fields; returns false if another user has changed one of them, which opens a question. */
  const saveNamed = async (names: string[]): Promise<boolean> => {
    if (names.length === 0) return true;
    const version = conflict?.version ?? draft.version;
    const found = await saveFields({ draft, fields: part.fields, names, version, save, reload });
    setConflict(found);
    return found === undefined;
  };
  const send = async (then: () => void, names = draft.changed) => {
    setBusy(true);
    try {
      const isSaved = mode === 'add' ? await save(draft.values).then(() => true) : await saveNamed(names);
      setOpenDialog(undefined);
      if (!isSaved) return;
      setConflict(undefined);
      draft.restart(draft.values);
      then();
    } catch (error) {
      setOpenDialog(undefined);
      setConflict(undefined);
      if (draft.showErrors(error)) focusFirstError();
    } finally {
      setBusy(false);
    }
  };
  const unsavedElsewhere = (draft === first ? second : first).changed.length > 0;
  const saved = () => (unsavedElsewhere ? undefined : onClose());
  const submit = (another: boolean) => {
    if (busy || sending.length > 0) return;
    if (draft.checkAll().length > 0) return focusFirstError();
    if (mode === 'edit') {
      if (draft.changed.length === 0) return onClose();
      return editQuestion ? setOpenDialog('edit') : void send(saved);
    }
    const next = Object.fromEntries(
      parts[0].fields.map((field) => [
        field.name,
        form.carryOver?.includes(field.name) ? draft.values[field.name] : field.initial,
      ]),
    );
    const startNext = () => {
      draft.restart(next);
      ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    };
    void send(another ? startNext : onClose);
  };
  const resolve = async (taken: string[]) => {
    draft.accept(pickValues(conflict?.theirs ?? {}, taken));
    return send(
      saved,
      draft.changed.filter((name) => !taken.includes(name)),
    );
  };
  useSubmitKeys((another) => submit(another && mode === 'add'));

  const fields = (
    <FormFields
      sections={part.sections}
      draft={draft}
      onBusy={(name, on) => setSending((now) => [...now.filter((other) => other !== name), ...(on ? [name] : [])])}
    />
  );
  return (
    <>
      <Dialog
        open
        title={title}
        description={about}
        width={form.wide ? 'wide' : 'edit'}
        onOpenChange={close}
        footer={
          <>
            <Button variant="outline" className={mode === 'add' ? 'max-sm:hidden' : undefined} onClick={close}>
              Cancel
            </Button>
            {mode === 'add' && (
              <Button variant="outline" disabled={sending.length > 0} onClick={() => submit(true)}>
                Save and add another
              </Button>
            )}
            <Button
              type="submit"
              form={formId}
              busy={busy || sending.length > 0}
              busyLabel={sending.length > 0 ? 'Uploading' : 'Saving'}
            >
              {submitLabel ?? part.save}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          ref={ref}
          noValidate
          data-first-focus
          className="grid grid-cols-1 gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            submit(false);
          }}
        >
          {parts[1] ? (
            <Tabs
              label={RECORD_TEXTS.editTitle(noun)}
              value={String(tab)}
              onValueChange={(value) => setTab(Number(value))}
              tabs={[parts[0], parts[1]].map(({ label }, index) => ({
                value: String(index),
                label,
                content: index === tab && <div className="grid gap-6">{fields}</div>,
              }))}
            />
          ) : (
            fields
          )}
        </form>
      </Dialog>
      {openDialog === 'edit' && editQuestion && (
        <ConfirmDialog
          title={RECORD_TEXTS.saveTitle(noun)}
          question={editQuestion}
          note={about}
          confirmLabel="Save"
          onConfirm={() => send(saved)}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {conflict && (
        <ConflictDialog {...conflict} mine={draft.values} onSave={resolve} onClose={() => setConflict(undefined)} />
      )}
      <UnsavedDialog
        guard={guard}
        drafts={[first, second]}
        closing={openDialog === 'discard'}
        onStay={() => setOpenDialog(undefined)}
        onClose={onClose}
      />
    </>
  );
}
