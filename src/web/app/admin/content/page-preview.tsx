import type { ContentPageInput } from '#contract';
import { Dialog } from '#ui/dialog.tsx';
import { proseClass } from '#ui/prose.ts';
import { Html } from '../../site/shared/html.tsx';
import { SeoPreview } from '../controls/seo-preview.tsx';

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
