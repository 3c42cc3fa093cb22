import { proseClass } from '#ui/prose.ts';
import { Html } from './html.tsx';

const BOX = '<div class="overflow-x-auto wrap-break-word" tabindex="0">';

/** Rich text. A table that is wider than its column scrolls in a box of its own, also by keyboard. */
export function Prose({ html, className = '' }: { html: string; className?: string }) {
  const boxed = html.replaceAll('<table', `${BOX}<table`).replaceAll('</table>', '</table></div>');
  return <Html className={`${className} ${proseClass}`} html={boxed} />;
}
