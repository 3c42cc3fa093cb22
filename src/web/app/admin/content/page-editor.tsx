import { useId, useState } from 'react';
import type { ContentPageInput, StaffPage } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ConfirmDialog } from '../engine/confirm-dialog.tsx';
import { FormFields } from '../engine/form-fields.tsx';
import { UnsavedDialog } from '../engine/unsaved-dialog.tsx';
import { useDraft } from '../engine/use-draft.ts';
import { useFirstError } from '../engine/use-first-error.ts';
import { useSubmitKeys } from '../engine/use-submit-keys.ts';
import { useUnsavedGuard } from '../engine/use-unsaved-guard.ts';
import { DraftNotice } from './draft-notice.tsx';
import { toPagePath } from './page-address.ts';
import { pageForm } from './page-form.ts';
import { PagePreview } from './page-preview.tsx';
import { PageVersions } from './page-versions.tsx';
import { usePageChanges } from './use-page.ts';

type OpenDialog = 'publish' | 'discard' | 'preview' | undefined;

/** Edits the text of a page as a draft, with a preview, and publishes it as the next version. */
export function PageEditor({ page, onClose }: { page: StaffPage; onClose: () => void }) {
  const formId = useId();
  const [tab, setTab] = useState('words');
  const [busy, setBusy] = useState(false);
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const changes = usePageChanges(page.key);
  const form = pageForm(page);
  const [began, setBegan] = useState(page);
  const draft = useDraft(
    form,
    form.sections.flatMap(({ fields }) => fields),
    page.draft ?? page.published,
  );
  // The server sanitizes what it stores, so the form restarts from the response.
  if (began !== page) {
    setBegan(page);
    draft.restart(page.draft ?? page.published);
  }
  const unsaved = draft.changed.length > 0;
  const guard = useUnsavedGuard(unsaved && !busy);
  const { ref, focusFirstError } = useFirstError();

  const send = async (write: (pageContent: ContentPageInput) => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await write(draft.values as ContentPageInput);
      return true;
    } catch (error) {
      if (draft.showErrors(error)) focusFirstError();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const ifRight = (go: () => void) => {
    if (busy) return;
    setTab('words');
    if (draft.checkAll().length > 0) focusFirstError();
    else go();
  };
  const saveDraft = () => ifRight(() => void send(changes.saveDraft));
  const showDraft = async () => {
    if (!unsaved || (await send(changes.saveDraft))) setOpenDialog('preview');
  };
  const preview = () => ifRight(() => void showDraft());
  const publish = async () => {
    await send((pageContent) => changes.publish({ ...pageContent, version: page.version }));
    setOpenDialog(undefined);
  };
  const close = () => (unsaved ? setOpenDialog('discard') : onClose());
  useSubmitKeys(saveDraft);

  const path = toPagePath(page.key);
  return (
    <>
      <Dialog
        open
        width="wide"
        title="Edit Page"
        description={`${path}, version ${page.version}`}
        onOpenChange={close}
        footer={
          <>
            <Button variant="outline" className="max-sm:px-3!" onClick={preview}>
              Preview
            </Button>
            <Button variant="outline" className="max-sm:px-3!" type="submit" form={formId} disabled={!unsaved}>
              Save draft
            </Button>
            <Button
              busy={busy}
              busyLabel="Saving"
              disabled={!unsaved && !page.draft}
              onClick={() => ifRight(() => setOpenDialog('publish'))}
            >
              Publish
            </Button>
          </>
        }
      >
        {page.draft && <DraftNotice onDiscard={changes.discardDraft} />}
        <Tabs
          label="Edit Page"
          value={tab}
          onValueChange={setTab}
          tabs={[
            {
              value: 'words',
              label: 'Words',
              content: (
                <form
                  id={formId}
                  ref={ref}
                  noValidate
                  data-first-focus
                  className="grid grid-cols-[minmax(0,1fr)] gap-6"
                  onSubmit={(event) => {
                    event.preventDefault();
                    saveDraft();
                  }}
                >
                  <FormFields sections={form.sections} draft={draft} onBusy={() => {}} />
                </form>
              ),
            },
            {
              value: 'versions',
              label: `Versions (${Math.max(1, page.versions.length)})`,
              content: <PageVersions page={page} onRestore={changes.restore} />,
            },
          ]}
        />
      </Dialog>
      {openDialog === 'preview' && (
        <PagePreview
          title={page.draft ? 'Preview of the draft' : 'What visitors read'}
          pageContent={page.draft ?? page.published}
          path={path}
          onPage={page.banner}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'publish' && (
        <ConfirmDialog
          title="Publish page"
          question="Are you sure to publish this Page ?"
          note={`Visitors read it at once, as version ${page.version + 1} of ${path}.`}
          confirmLabel="Publish"
          onConfirm={publish}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      <UnsavedDialog
        guard={guard}
        closing={openDialog === 'discard'}
        onStay={() => setOpenDialog(undefined)}
        onDiscard={onClose}
      />
    </>
  );
}
