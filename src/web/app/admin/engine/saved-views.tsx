import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedView, ViewedList } from '#contract';
import { Button, IconButton } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
import { staffCall } from '../data/staff-call.ts';
import { ICONS } from '../icons.ts';
import { announceFailure, announceSuccess } from './announce.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ViewButton } from './screen-head.tsx';
import { FORMS } from './use-record.ts';

/** What the address of a list can open over it; in the inbox `view` is a filter. */
const OPENED: Record<ViewedList, readonly string[]> = { property: FORMS, project: FORMS, enquiry: ['open'] };

/**
 * The query of a list as it is saved, without the search text and the page, in one order, so that the same view is
 * recognized however it was made.
 */
function toViewQuery(list: ViewedList, search: URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of ['q', 'page', ...OPENED[list]]) query.delete(name);
  query.sort();
  return query.toString();
}

function useSavedViews(list: ViewedList) {
  const client = useQueryClient();
  const key = ['staff', 'views', list];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => staffCall('GET /views', { list }, { signal }),
    staleTime: 60_000,
  });
  /** Shows the result and returns whether it succeeded. */
  const write = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await work();
    } catch (error) {
      announceFailure(error);
      return false;
    }
    announceSuccess(done);
    await client.invalidateQueries({ queryKey: key });
    return true;
  };
  return { views: data?.views ?? [], write };
}

type Write = ReturnType<typeof useSavedViews>['write'];

const FORM = 'save-view';

interface SaveDialogProps {
  list: ViewedList;
  query: string;
  write: Write;
  onClose: () => void;
}

function SaveDialog({ list, query, write, onClose }: SaveDialogProps) {
  const [name, setName] = useState('');
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError('This is required');
    setBusy(true);
    const body = { list, name, query, is_shared: isShared };
    const saved = await write(() => staffCall('POST /views', { body }), 'View saved');
    setBusy(false);
    if (saved) onClose();
  };
  return (
    <Dialog
      open
      width="confirm"
      title="Save view"
      description="Keeps the filters and the order of this list, without the search text."
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyLabel="Saving">
            Save view
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate data-first-focus className="grid gap-4" onSubmit={(event) => void save(event)}>
        <Field label="Name" error={error}>
          {(control) => (
            <Input {...control} maxLength={40} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Checkbox checked={isShared} onChange={(event) => setIsShared(event.target.checked)}>
          Share with everybody who sees this list
        </Checkbox>
      </form>
    </Dialog>
  );
}

interface ViewPillProps {
  view: SavedView;
  chosen: boolean;
  onChoose: () => void;
  onDelete: () => void;
}

const ViewPill = ({ view: { name, is_shared, may_delete }, chosen, onChoose, onDelete }: ViewPillProps) => (
  <span className="inline-flex items-center">
    <ViewButton chosen={chosen} onChoose={onChoose}>
      {is_shared && <Icon name={ICONS.people} size="sm" />}
      {name}
      {is_shared && <span className="sr-only"> (shared)</span>}
    </ViewButton>
    {chosen && may_delete && (
      <IconButton label={`Delete view ${name}`} onClick={onDelete}>
        <Icon name={ICONS.bin} size="sm" />
      </IconButton>
    )}
  </span>
);

/** The views of a list that the user saved and that colleagues share, and a button that saves the current one. */
export function SavedViewBar({ list }: { list: ViewedList }) {
  const [search, setSearch] = useSearchParams();
  const { views, write } = useSavedViews(list);
  const [saving, setSaving] = useState(false);
  const [deleting, setDeleting] = useState<SavedView>();
  const current = toViewQuery(list, search);
  const isChosen = ({ query }: SavedView) => toViewQuery(list, new URLSearchParams(query)) === current;
  const canSave = current !== '' && !views.some(isChosen);
  return (
    <>
      {views.map((view) => (
        <ViewPill
          key={view.id}
          view={view}
          chosen={isChosen(view)}
          onChoose={() => setSearch(isChosen(view) ? '' : view.query)}
          onDelete={() => setDeleting(view)}
        />
      ))}
      {canSave && (
        <Button variant="ghost" size="sm" onClick={() => setSaving(true)}>
          <Icon name="plus" size="sm" />
          Save view
        </Button>
      )}
      {saving && <SaveDialog list={list} query={current} write={write} onClose={() => setSaving(false)} />}
      {deleting && (
        <ConfirmDialog
          danger
          title="Delete view"
          question={`Delete the view ${deleting.name}?`}
          note={deleting.is_shared && 'Your colleagues cannot use it any more either.'}
          confirmLabel="Delete"
          onConfirm={async () => {
            await write(() => staffCall('DELETE /views/:id', { id: deleting.id }), 'View deleted');
            setDeleting(undefined);
          }}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </>
  );
}
