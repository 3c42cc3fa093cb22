import sanitize from 'sanitize-html';
import { HTML_TAGS, LINK_REL, LINK_SCHEMES } from '#contract/content/allowed-html.ts';

const RULES: sanitize.IOptions = {
  allowedTags: HTML_TAGS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: LINK_SCHEMES,
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: LINK_REL }) },
};

/** Sanitises HTML to the allowed tags and attributes; applied both when storing and on output. */
export const safeHtml = (html: string): string => sanitize(html, RULES);

/** Returns the HTML from the first `<p>` to the next `</p>`, or all of it if there is none. */
function firstParagraphIn(html: string): string {
  const fromStart = html.slice(Math.max(0, html.search(/<p[\s>]/i)));
  const length = fromStart.search(/<\/p>/i);
  return length < 0 ? html : fromStart.slice(0, length + '</p>'.length);
}

/** A card is already a link, and links cannot be nested. */
const CARD_RULES: sanitize.IOptions = { ...RULES, allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u'] };

/** First paragraph for cards; only this part is sanitised, because ten full texts per page would be slow. */
export const firstParagraph = (html: string): string => sanitize(firstParagraphIn(html), CARD_RULES);
