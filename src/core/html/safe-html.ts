import sanitize from 'sanitize-html';

const RULES: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener nofollow' }) },
};

/** HTML with nothing in it but the text and structure we allow. Applied when it is stored and when it leaves. */
export const safeHtml = (html: string): string => sanitize(html, RULES);

const FIRST_PARAGRAPH = /<p>[\s\S]*?<\/p>/;

/** The first paragraph of a text, for cards. */
export function firstParagraph(html: string): string {
  const safe = safeHtml(html);
  return FIRST_PARAGRAPH.exec(safe)?.[0] ?? safe;
}
