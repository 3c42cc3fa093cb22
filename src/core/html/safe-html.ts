import sanitize from 'sanitize-html';
import { HTML_TAGS, LINK_REL, LINK_SCHEMES } from '#contract/content/html-rules.ts';

const RULES: sanitize.IOptions = {
  allowedTags: HTML_TAGS,
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: LINK_SCHEMES,
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: LINK_REL }) },
};

/** HTML with nothing in it but the text and structure we allow. Applied when it is stored and when it leaves. */
export const safeHtml = (html: string): string => sanitize(html, RULES);

/** From the first beginning of a paragraph to the first end after it; all of it where there is none. */
function firstParagraphIn(html: string): string {
  const fromStart = html.slice(Math.max(0, html.search(/<p[\s>]/i)));
  const length = fromStart.search(/<\/p>/i);
  return length < 0 ? html : fromStart.slice(0, length + '</p>'.length);
}

/** A card is one link already: a second one inside it could not be reached. */
const CARD_RULES: sanitize.IOptions = { ...RULES, allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u'] };

/** The first paragraph of a text, for cards. Only that much is cleaned: ten cards a page would feel the rest. */
export const firstParagraph = (html: string): string => sanitize(firstParagraphIn(html), CARD_RULES);
