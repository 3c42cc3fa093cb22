/** Renders HTML sanitized by the server: pass only HTML from the public API. */
export function Html({ html, className = '' }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- the only place; core sanitizes the HTML to text and structure
  return <div className={`wrap-anywhere ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };
const END_OF_BLOCK = /<\/(?:p|li|h[2-4]|blockquote|tr)>|<br\s*\/?>/;

/** Text content of sanitized HTML. */
export const plainText = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Text of the first paragraph that has any. */
export const firstParagraph = (html: string): string =>
  html
    .split(END_OF_BLOCK)
    .map(plainText)
    .find((text) => text !== '') ?? '';

/** Truncates a text between two words. */
export function truncateWords(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const whole = text.slice(0, maxLength);
  const space = whole.lastIndexOf(' ');
  return `${whole.slice(0, space > maxLength / 2 ? space : maxLength - 1).replace(/[\s,;:.–-]+$/, '')}…`;
}
