import type { ComponentProps, MouseEvent } from 'react';

export interface LocalLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Follows the link without leaving the page; without it the browser does. */
  onSelect?: () => void;
}

/** A link that a plain click may follow inside the page. Every other click is the browser's: a new tab stays one. */
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
