import { useId, useState } from 'react';
import { ContentPageInput, type StaffPage } from '#contract';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { MetaDescriptionControl } from '../controls/seo-preview.tsx';
import { ConfirmDialog, UnsavedDialog } from '../engine/confirm-dialog.tsx';
import { longText, richText, text } from '../engine/fields.tsx';
import { type FormField, field, useFirstError } from '../engine/form-field.tsx';
import { FormFields } from '../engine/form-fields.tsx';
import { useSubmitKeys } from '../engine/keyboard.tsx';
import { defineForm } from '../engine/resource.ts';
import { useDraft, useUnsavedGuard } from '../engine/use-draft.tsx';
import { BenefitsControl } from './benefits-control.tsx';
import { PagePreview, PageVersions, toPagePath, usePageChanges, versionName } from './page-versions.tsx';

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

const BODY = {
  none: [],
  text: [richText('body', 'Text', { optional: true })],
  benefits: [field('body', 'Benefits', BenefitsControl, { initial: '', optional: true, extra: {} })],
} satisfies Record<StaffPage['body_kind'], FormField<'body', string>[]>;

/** The form of one page: title, lead and body if the page has a banner, then the search engine fields. */
const pageForm = ({ key, banner, body_kind }: Pick<StaffPage, 'key' | 'banner' | 'body_kind'>) =>
  defineForm(ContentPageInput, {
    wide: true,
    sections: [
      ...(banner
        ? [
            {
              fields: [
                text('title', 'Title', { max: 120 }),
                longText('lead', 'Intro', { optional: true, max: 300 }),
                ...BODY[body_kind],
              ],
            },
          ]
        : []),
      {
        title: 'Search engines',
        fields: [
          text('meta_title', 'Meta title', { optional: true, max: 120 }),
          field('meta_description', 'Meta description', MetaDescriptionControl, {
            initial: '',
            optional: true,
            extra: ({ meta_title, title }) => ({ title: asText(meta_title) || asText(title), path: toPagePath(key) }),
          }),
          text('meta_keywords', 'Meta keywords', { optional: true, max: 320 }),
        ],
      },
    ],
  });

/** Shown while a page has an unpublished draft, with a button to discard it. */
const DraftNotice = ({ onDiscard }: { onDiscard: () => Promise<void> }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-accent-soft py-1 pr-1 pl-4 text-accent-ink">
    <p className="mr-auto py-2">This is a draft. It is not visible on the site until you publish it.</p>
    <Button variant="ghost" size="sm" onClick={() => void onDiscard().catch(() => {})}>
      Discard draft
    </Button>
  </div>
);

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
    { keptAs: `page/${page.key}` },
  );
  // The server sanitizes what it stores, so the form restarts from the response.
  if (began !== page) {
    setBegan(page);
    draft.restart(page.draft ?? page.published);
  }
  const unsaved = draft.changed.length > 0;
  const guard = useUnsavedGuard(unsaved && !busy, [draft]);
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
        description={versionName(page.key, page.version)}
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
              label: 'Content',
              content: (
                <form
                  id={formId}
                  ref={ref}
                  noValidate
                  data-first-focus
                  className="grid grid-cols-1 gap-6"
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
          title={page.draft ? 'Draft preview' : 'Published page'}
          pageContent={page.draft ?? page.published}
          path={path}
          onPage={page.banner}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      {openDialog === 'publish' && (
        <ConfirmDialog
          title="Publish page"
          question="Publish this page?"
          note={`It is visible immediately as version ${page.version + 1} of ${path}.`}
          confirmLabel="Publish"
          onConfirm={publish}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
      <UnsavedDialog
        guard={guard}
        drafts={[draft]}
        closing={openDialog === 'discard'}
        onStay={() => setOpenDialog(undefined)}
        onClose={onClose}
      />
    </>
  );
}
