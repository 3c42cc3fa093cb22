import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type Action, isGoingPublic, type ListingStatus } from '#contract';
import { roleMay } from '#contract/people/permissions.ts';
import { Button } from '#ui/button.tsx';
import { FOOT } from '#ui/clear-of-feet.ts';
import type { MenuItem } from '#ui/menu.tsx';
import { ConflictDialog, UnsavedDialog } from '../engine/confirm-dialog.tsx';
import { type FormField, useFirstError, type Values } from '../engine/form-field.tsx';
import { FieldGrid } from '../engine/form-fields.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { toPageAddress } from '../engine/page-address.ts';
import { RECORD_TEXTS } from '../engine/record-texts.ts';
import { withoutPublishing } from '../engine/resource-screen.tsx';
import { DeleteDialog } from '../engine/row-dialog.tsx';
import { pickValues, useDraft, useUnsavedGuard } from '../engine/use-draft.tsx';
import { type CurrentRecord, useRowChanges } from '../engine/use-record.ts';
import { ICONS } from '../icons.ts';
import { type ListingPath, PreviewDialog } from '../resources/publishing/listing-actions.tsx';
import { useStaff } from '../shell/session.ts';
import { RestoredNotice } from '../unsaved/restored-notice.tsx';
import type { ListingResource, StoredListing } from './listing-resource.ts';
import { PublishPanel } from './publish-panel.tsx';
import { PublishingState } from './publishing-state.tsx';
import { goToSection, SectionNav } from './section-nav.tsx';
import { SectionPanel } from './section-panel.tsx';
import { getSectionState, toSections } from './sections.ts';
import { TitleBar } from './title-bar.tsx';
import { useAutomaticLeave } from './use-automatic-leave.ts';
import { useListingSave } from './use-listing-save.ts';
import { usePublishingCheck } from './use-publishing-check.ts';

interface ListingEditorProps {
  resource: ListingResource;
  fields: FormField[];
  /** Undefined until a new listing is stored. */
  id: number | undefined;
  /** The stored listing; undefined while it is read, and for a new one. */
  record: StoredListing | undefined;
  start: Values;
  /** The name under which the values of a new listing are kept in the browser. */
  keptAs: string;
  reload: () => Promise<CurrentRecord | undefined>;
  toList: () => void;
  onCreated: (id: number) => Promise<void>;
  /** Begins another new listing, of which these values are known. */
  onAnother: (start: Values) => void;
}

/** Shows a field and gives it the focus. */
function goToField(name: string): void {
  const field = document.querySelector(`[data-field="${name}"]`);
  const section = field?.closest('section');
  if (section?.id) goToSection(section.id);
  field?.querySelector<HTMLElement>('input, select, textarea, button, [contenteditable]')?.focus();
}

const PUBLISHING = 'publishing';

/** The page of a listing: its sections, and beside them what is left to do before it is published. */
export function ListingEditor(props: ListingEditorProps) {
  const { resource, fields, id, record, start, toList } = props;
  const { needs, noun, path, title: listTitle } = resource;
  const navigate = useNavigate();
  const staff = useStaff();
  const may = (action: Action) => needs === undefined || roleMay(staff.role, needs(action));
  const [readOnly, mayPublish] = [!may('change'), may('publish')];
  const form = mayPublish ? resource.form : withoutPublishing(resource.form);
  const { main, beside } = toSections(form);

  const draft = useDraft(form, fields, start, {
    keptAs: readOnly ? undefined : `${path}/${id ?? props.keptAs}`,
    version: record?.updatedAt,
  });
  const { values } = draft;
  const [status, setStatus] = useState<ListingStatus>(record?.status ?? 'draft');
  const [isAdded, setAdded] = useState(id === undefined);
  const [isSeries] = useState(id === undefined);
  const [uploading, setUploading] = useState<string[]>([]);
  const [dialog, setDialog] = useState<'preview' | 'delete'>();
  const tick = useRef<HTMLInputElement>(null);
  const { ref, focusFirstError } = useFirstError();
  const check = usePublishingCheck({ draft, id, path });
  const changes = useRowChanges(resource);
  const save = useListingSave({
    resource,
    draft,
    fields,
    id,
    status,
    isAdded,
    mayAutosave: !readOnly,
    reload: props.reload,
    onCreated: props.onCreated,
    onSaved: () => {
      setStatus(values.status as ListingStatus);
      setAdded(false);
      void props.reload();
    },
    onInvalid: focusFirstError,
    onUnchecked: () => void check.refetch(),
  });

  const isUnsaved = !readOnly && draft.changed.length > 0;
  const guard = useUnsavedGuard(isUnsaved && !save.isPressed, [draft]);
  const mustDecide = useAutomaticLeave({ guard, save, isUnsaved });

  const chosen = values.status as ListingStatus;
  /** The status that a press on the button of the panel gives the listing. */
  const next = chosen !== status ? chosen : isGoingPublic({ status }) ? undefined : 'published';
  const becomesPublic = (to: ListingStatus | undefined) => to !== status && isGoingPublic({ status: to });
  const isBusy = save.isPressed || uploading.length > 0;

  /** Saves with this status, unless something is invalid or not looked at. */
  const saveAs = (to: ListingStatus, onDone?: () => void) => {
    if (isBusy || readOnly) return;
    if (draft.checkAll({ ...values, status: to }).length > 0) return focusFirstError();
    if (becomesPublic(to) && !check.isChecked) {
      document.getElementById(PUBLISHING)?.scrollIntoView({ block: 'center' });
      return tick.current?.focus({ preventScroll: true });
    }
    if (to !== chosen) draft.set('status', to);
    save.save({
      ...(becomesPublic(to) && { extra: { acknowledged: check.acknowledged } }),
      ...(to !== chosen && { undo: () => draft.set('status', chosen) }),
      onDone,
    });
  };
  const saveAndAdd = () => {
    const known = pickValues(values, form.carryOver ?? []);
    saveAs(chosen, () => props.onAnother(known));
  };
  useSubmitKeys((another) => (another && isSeries ? saveAndAdd() : saveAs(chosen)));

  const getMenu = (recordId: number): MenuItem[] => [
    ...(!readOnly && form.copied
      ? [
          {
            label: 'Duplicate',
            icon: ICONS.copy,
            onSelect: () => void navigate(toPageAddress(resource.page, { kind: 'copy', id: recordId })),
          },
        ]
      : []),
    ...(roleMay(staff.role, 'history:see')
      ? [
          {
            label: 'History',
            icon: ICONS.clock,
            onSelect: () => void navigate(`/admin/history?entity=${path}&record=${recordId}`),
          },
        ]
      : []),
    ...(may('delete')
      ? [{ label: 'Delete', icon: ICONS.bin, tone: 'danger' as const, onSelect: () => setDialog('delete') }]
      : []),
  ];

  const warned = new Set(check.warnings.map(({ field }) => field));
  const missing = new Set(check.obstacles.map(({ field }) => field));
  const onBusy = (name: string, on: boolean) =>
    setUploading((now) => [...now.filter((other) => other !== name), ...(on ? [name] : [])]);
  const title = id === undefined ? RECORD_TEXTS.addLabel(noun) : String(values.title) || noun;
  const menu = id === undefined ? [] : getMenu(id);

  return (
    <>
      <form
        ref={ref}
        noValidate
        aria-label={id === undefined || isSeries ? RECORD_TEXTS.addLabel(noun) : RECORD_TEXTS.editTitle(noun)}
        className="@container"
        onSubmit={(event) => event.preventDefault()}
      >
        <TitleBar
          save={readOnly ? undefined : save}
          title={title}
          backLabel={`Back to ${listTitle}`}
          isUnsaved={isUnsaved}
          isStored={id !== undefined}
          updatedAt={record?.updatedAt}
          isUploading={uploading.length > 0}
          onBack={toList}
          onSave={() => saveAs(chosen)}
          onAnother={isSeries && !readOnly ? saveAndAdd : undefined}
          onPreview={id === undefined ? undefined : () => setDialog('preview')}
          menu={menu}
        />
        {draft.restoredAt !== undefined && (
          <div className="mb-4">
            <RestoredNotice at={draft.restoredAt} onDiscard={draft.discard} />
          </div>
        )}
        <div className="grid grid-cols-1 gap-5 @4xl:grid-cols-first-44">
          <SectionNav sections={main} getState={(section) => getSectionState(section, { values, warned, missing })} />
          <div className="grid grid-cols-1 items-start gap-5 @2xl:grid-cols-last-72">
            <div className="grid gap-3.5">
              {main.map((section) => (
                <SectionPanel
                  key={section.id}
                  section={section}
                  draft={draft}
                  warnings={check.warnings}
                  readOnly={readOnly}
                  onBusy={onBusy}
                />
              ))}
            </div>
            <div id={PUBLISHING} className="@2xl:sticky @2xl:top-36">
              <PublishPanel
                check={check}
                obstacles={check.obstacles}
                warnings={check.warnings}
                next={readOnly || !mayPublish ? undefined : next}
                isGoingPublic={mayPublish && !readOnly && becomesPublic(next)}
                busy={save.isPressed}
                tick={tick}
                onJump={goToField}
                onPress={() => saveAs(next ?? chosen)}
              >
                {record && (
                  <PublishingState
                    record={record}
                    onConfirm={
                      readOnly
                        ? undefined
                        : (onDone) =>
                            save.save({
                              isBare: true,
                              extra: { confirmed: true },
                              done: 'Availability confirmed',
                              onDone,
                            })
                    }
                  />
                )}
                {beside.map((section) => (
                  <FieldGrid
                    key={section.id}
                    fields={section.fields}
                    draft={draft}
                    readOnly={readOnly}
                    onBusy={onBusy}
                    className="grid-cols-1"
                  />
                ))}
              </PublishPanel>
            </div>
          </div>
        </div>
        {!readOnly && mayPublish && next && (
          <div
            {...FOOT}
            className="sticky bottom-0 z-(--z-sticky) -mx-(--gutter-admin) mt-4 border-t border-line bg-surface px-(--gutter-admin) py-2 @2xl:hidden"
          >
            <Button block onClick={() => saveAs(next)}>
              {becomesPublic(next) && check.warnings.length > 0
                ? `Publish, ${check.warnings.length === 1 ? '1 warning' : `${check.warnings.length} warnings`}`
                : 'Publish'}
            </Button>
          </div>
        )}
      </form>
      {dialog === 'preview' && id !== undefined && (
        <PreviewDialog
          path={path as ListingPath}
          id={id}
          title={String(values.title)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'delete' && id !== undefined && (
        <DeleteDialog
          noun={noun}
          note={String(values.title)}
          restorable={resource.restorable !== undefined}
          renderReplacement={undefined}
          remove={async () => {
            await changes.remove(id);
            draft.discard();
            guard.leave();
            toList();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
      {save.conflict && (
        <ConflictDialog
          {...save.conflict}
          mine={values}
          onSave={async (taken) => save.resolve(taken)}
          onClose={save.giveUp}
        />
      )}
      {mustDecide && <UnsavedDialog guard={guard} drafts={[draft]} />}
    </>
  );
}
