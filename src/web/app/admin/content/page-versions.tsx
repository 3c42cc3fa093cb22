import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ContentPageInput, PageVersion, PublishInput, StaffPage } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { proseClass } from '#ui/prose.ts';
import { Html } from '../../site/shared/html.tsx';
import { SeoPreview } from '../controls/seo-preview.tsx';
import { staffCall } from '../data/staff-call.ts';
import { announceFailure, announceSuccess } from '../engine/announce.ts';
import { useCloseWhenGone } from '../engine/use-record.ts';

/** Loads one page; on failure shows the error and calls `onGone`. */
export function usePage(key: string, onGone: () => void): StaffPage | undefined {
  const { data, error } = useQuery({
    queryKey: ['staff', 'page', 'one', key],
    queryFn: async ({ signal }) => (await staffCall('GET /page/words', { key }, { signal })).record,
    // A refetch would replace the text while it is being edited.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: false,
  });
  useCloseWhenGone(error, onGone);
  return data;
}

export const usePageVersion = (key: string, version: number): PageVersion | undefined =>
  useQuery({
    queryKey: ['staff', 'page', 'version', key, version],
    queryFn: async ({ signal }) => (await staffCall('GET /page/version', { key, version }, { signal })).record,
  }).data;

/** Write requests for a page: each shows its result, refetches on success and rethrows errors. */
export function usePageChanges(key: string) {
  const client = useQueryClient();
  const write = async (send: () => Promise<unknown>, done: string) => {
    try {
      await send();
    } catch (error) {
      announceFailure(error);
      throw error;
    }
    announceSuccess(done);
    await client.invalidateQueries({ queryKey: ['staff', 'page'] });
  };
  return {
    saveDraft: (body: ContentPageInput) =>
      write(() => staffCall('PUT /page/draft', { key, body }), 'Draft Saved Successfully'),
    discardDraft: () => write(() => staffCall('DELETE /page/draft', { key }), 'Draft Discarded Successfully'),
    publish: (body: PublishInput) =>
      write(() => staffCall('POST /page/publish', { key, body }), 'Page Published Successfully'),
    restore: (version: number) =>
      write(() => staffCall('POST /page/restore', { key, version }), 'Draft Saved Successfully'),
  };
}

export const toPagePath = (key: string): string => (key === 'home' ? '/' : `/${key}`);

/** A version of a page: 'Home page, version 1' or '/about-us, version 2'. */
export const versionName = (key: string, version: number): string =>
  key === 'home' ? `Home page, version ${version}` : `${toPagePath(key)}, version ${version}`;

interface PagePreviewProps {
  title: string;
  pageContent: Pick<ContentPageInput, 'title' | 'body'> & Partial<ContentPageInput>;
  /** If set, the search result preview for this path is shown as well. */
  path?: string;
  /** False for pages that have only search engine texts. */
  onPage?: boolean;
  onClose: () => void;
}

/** A page as visitors see it; the HTML was sanitized by the server. */
export const PagePreview = ({ title, pageContent, path, onPage = true, onClose }: PagePreviewProps) => (
  <Dialog open width="wide" title={title} onOpenChange={onClose}>
    {onPage && (
      <article className="grid gap-4 rounded-md border border-line bg-page p-4 sm:p-8">
        <h2 className="text-3xl wrap-anywhere">{pageContent.title}</h2>
        {pageContent.lead && <p className="text-lg text-ink-3">{pageContent.lead}</p>}
        {pageContent.body && <Html className={proseClass} html={pageContent.body} />}
      </article>
    )}
    {path !== undefined && (
      <SeoPreview
        title={pageContent.meta_title || pageContent.title}
        description={pageContent.meta_description ?? ''}
        path={path}
      />
    )}
  </Dialog>
);

function OneVersion({ pageKey, version, onClose }: { pageKey: string; version: number; onClose: () => void }) {
  const pageContent = usePageVersion(pageKey, version);
  return (
    pageContent && <PagePreview title={versionName(pageKey, version)} pageContent={pageContent} onClose={onClose} />
  );
}

interface PageVersionsProps {
  page: StaffPage;
  onRestore: (version: number) => Promise<void>;
}

/** The published versions, newest first, with author and date; each can be viewed or restored as the draft. */
export function PageVersions({ page: { key, version: present, versions }, onRestore }: PageVersionsProps) {
  const [open, setOpen] = useState<number>();
  if (versions.length === 0) return <p className="text-ink-3">This page still shows its original text.</p>;
  return (
    <>
      <ol className="grid gap-2.5">
        {versions.map(({ version, published_by, published_at }) => (
          <li
            key={version}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line py-2 pr-2 pl-4"
          >
            <span className="mr-auto">
              <b className="font-semibold text-ink">Version {version}</b>
              {version === present && ' (live)'}
              <span className="block text-note text-ink-3">
                {published_by === null ? 'Original text' : `${dayText(published_at)}, ${published_by}`}
              </span>
            </span>
            <Button variant="ghost" size="sm" aria-label={`View version ${version}`} onClick={() => setOpen(version)}>
              View
            </Button>
            {version !== present && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Restore as draft, version ${version}`}
                onClick={() => void onRestore(version)}
              >
                Restore as draft
              </Button>
            )}
          </li>
        ))}
      </ol>
      {open !== undefined && <OneVersion pageKey={key} version={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}
