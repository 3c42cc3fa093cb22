import type { ComponentProps, MouseEvent } from 'react';

interface LocalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Handles a plain click without a page load; without it the browser follows the link. */
  onSelect?: () => void;
}

/** A link whose plain click can be handled in place; modified clicks stay with the browser, so new tabs work. */
export function LocalLink({ href, onSelect, children, ...rest }: LocalLinkProps) {
  const follow = (event: MouseEvent) => {
    if (!onSelect || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** Styles of a link within a sentence. */
export const linkClass =
  'text-link underline underline-offset-4 transition-colors duration-(--duration-fast) hover:text-primary-hover';
