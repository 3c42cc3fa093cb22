import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';
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

/** The length of a text compared with what search engines show. */
export const lengthText = (name: string, length: number, fits: number): string =>
  length > fits
    ? `${name}: ${length} characters; search engines show about ${fits}`
    : `${name}: ${length} of ${fits} characters`;

const Count = ({ name, length, fits }: { name: string; length: number; fits: number }) => (
  <span className={classNames(length > fits && 'font-semibold text-warning')}>{lengthText(name, length, fits)}</span>
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

export interface SlugControlProps extends ControlProps<string> {
  /** The stored slug; undefined while the record is new. */
  saved: string | undefined;
  /** The path before the slug: '/properties/'. */
  prefix: string;
}

/** Converts typed text to a slug. A trailing hyphen stays while the user is typing. */
export const typedSlug = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '');

const MAX_LENGTH = 120;

/** The last part of a page's URL. When a stored slug changes, a hint explains that the old URL redirects. */
export function SlugControl(props: SlugControlProps) {
  const { label, value, onChange, hint, error, optional, disabled, saved, prefix } = props;
  const moves = saved !== undefined && saved !== '' && value !== '' && value !== saved;
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <>
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="url"
            maxLength={MAX_LENGTH}
            disabled={disabled}
            value={value}
            onChange={({ target }) => onChange(typedSlug(target.value))}
            onBlur={() => value.endsWith('-') && onChange(value.slice(0, -1))}
          />
          <span className="text-note wrap-anywhere text-ink-3">
            {prefix}
            <b className="font-semibold text-ink-2">{value || '…'}</b>
          </span>
          <span role="status" className="text-sm text-info">
            {moves && (
              <span className="flex gap-1.5">
                <Icon name="alert" size="sm" className="mt-0.5" />
                The old URL will redirect here.
              </span>
            )}
          </span>
        </>
      )}
    </Field>
  );
}
