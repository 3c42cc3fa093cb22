import { classNames } from './class-names.ts';

/** Styles for rich text that comes as HTML. */
export const proseClass = classNames(
  'max-w-measure leading-prose [&_a]:text-link [&_a]:underline [&_a]:underline-offset-4',
  '[&_h2]:mt-8 [&_h2]:mb-3 [&_h2]:text-2xl [&_h3]:mt-6 [&_h3]:mb-2 [&_h3]:text-xl',
  '[&_li+li]:mt-1.5 [&_ol]:my-4 [&_ol]:list-decimal [&_ol]:pl-6 [&_p+p]:mt-4 [&_ul]:my-4 [&_ul]:list-disc [&_ul]:pl-6',
  '[&_blockquote]:my-7 [&_blockquote]:border-l-3 [&_blockquote]:border-accent [&_blockquote]:pl-5 [&_blockquote]:font-display [&_blockquote]:text-xl [&_blockquote]:text-ink [&_blockquote]:italic',
  '[&_table]:my-6 [&_table]:w-full [&_td]:px-3 [&_td]:py-2.5 [&_th]:bg-sunken [&_th]:px-3 [&_th]:py-2.5 [&_th]:text-left [&_th]:font-semibold [&_th]:text-ink [&_tr]:border-b [&_tr]:border-line',
  '[&>:first-child]:mt-0',
);
