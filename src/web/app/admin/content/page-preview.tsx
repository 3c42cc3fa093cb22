import type { ContentPageInput } from '#contract';
import { Dialog } from '#ui/dialog.tsx';
import { proseClass } from '#ui/prose.ts';
import { Html } from '../../site/shared/html.tsx';
import { SeoPreview } from '../controls/seo-preview.tsx';

interface PagePreviewProps {
  title: string;
  words: Pick<ContentPageInput, 'title' | 'body'> & Partial<ContentPageInput>;
  /** The path of the page, where search engines are meant, too. */
  path?: string;
  /** Whether the page has words of its own, or only those for search engines. */
  onPage?: boolean;
  onClose: () => void;
}

/** Words as visitors would read them. They come from the server, which has cleaned them. */
export const PagePreview = ({ title, words, path, onPage = true, onClose }: PagePreviewProps) => (
  <Dialog open width="wide" title={title} onOpenChange={onClose}>
    {onPage && (
      <article className="grid gap-4 rounded-md border border-line bg-page p-4 sm:p-8">
        <h2 className="text-3xl wrap-anywhere">{words.title}</h2>
        {words.lead && <p className="text-lg text-ink-3">{words.lead}</p>}
        {words.body && <Html className={proseClass} html={words.body} />}
      </article>
    )}
    {path !== undefined && (
      <SeoPreview title={words.meta_title || words.title} description={words.meta_description ?? ''} path={path} />
    )}
  </Dialog>
);
