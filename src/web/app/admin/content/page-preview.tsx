import type { ContentPageInput } from '#contract';
import { Dialog } from '#ui/dialog.tsx';
import { proseClass } from '#ui/prose.ts';
import { Html } from '../../site/shared/html.tsx';
import { SeoPreview } from '../controls/seo-preview.tsx';

interface PagePreviewProps {
  title: string;
  pageContent: Pick<ContentPageInput, 'title' | 'body'> & Partial<ContentPageInput>;
  /** The path of the page, where search engines are meant, too. */
  path?: string;
  /** Whether the page has words of its own, or only those for search engines. */
  onPage?: boolean;
  onClose: () => void;
}

/** Words as visitors would read them. They come from the server, which has cleaned them. */
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
