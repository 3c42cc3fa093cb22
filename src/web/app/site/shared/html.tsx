/** Renders HTML sanitized by the server: pass only HTML from the public API. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- the only place; core sanitizes the HTML to text and structure
  return <div className={`wrap-anywhere ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
