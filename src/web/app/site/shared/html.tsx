/** HTML that the server has cleaned: only what came over the public API may be given to it. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- the one place; core lets nothing but text and structure through
  return <div className={`wrap-anywhere ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
