import { classNames } from '#ui/class-names.ts';
import { type ControlProps, LongTextControl } from './basic-controls.tsx';

const TITLE_FITS = 60;
const DESCRIPTION_FITS = 155;

interface SeoPreviewProps {
  title: string;
  description: string;
  /** The page's path: '/properties/lake-view'. */
  path: string;
}

/** Truncates a text as search engines do: at a word, with an ellipsis. */
export function cutAt(text: string, fits: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= fits) return line;
  const head = line.slice(0, fits - 1);
  return `${head.slice(0, Math.max(head.lastIndexOf(' '), fits / 2)).trimEnd()} …`;
}

const Count = ({ name, length, fits }: { name: string; length: number; fits: number }) => (
  <span className={classNames(length > fits && 'font-semibold text-genda-700')}>
    {length > fits ? `${name} ${length} of ${fits} characters, will be cut` : `${name} ${length} of ${fits} characters`}
  </span>
);

/** How a page appears in search results, and how much of its texts is shown there. */
export function SeoPreview({ title, description, path }: SeoPreviewProps) {
  const trail = ['aangan', ...path.split('/').filter(Boolean)].join(' › ');
  return (
    <div role="group" aria-label="Search engine preview" className="grid gap-2 rounded-md border border-line p-4">
      <p className="truncate text-meta text-ink-3">{trail}</p>
      <p className="text-lg leading-snug wrap-anywhere text-info">{cutAt(title, TITLE_FITS) || 'Page title'}</p>
      <p className="text-sm leading-normal wrap-anywhere text-ink-2">
        {cutAt(description, DESCRIPTION_FITS) || 'Without a description, search engines show text from the page.'}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-2 text-meta text-ink-3">
        <Count name="Title" length={title.trim().length} fits={TITLE_FITS} />
        <Count name="Description" length={description.trim().length} fits={DESCRIPTION_FITS} />
      </p>
    </div>
  );
}

/** The meta description, with a preview of the search result. */
export function MetaDescriptionControl({
  title,
  path,
  ...props
}: ControlProps<string> & Pick<SeoPreviewProps, 'title' | 'path'>) {
  return (
    <div className="grid gap-3">
      <LongTextControl {...props} />
      <SeoPreview title={title} path={path} description={props.value} />
    </div>
  );
}
