/** What written texts may hold: the server keeps nothing else, and the editor of the back office offers nothing else. */
export const HTML_TAGS = [
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
];

/** Where a link may lead, besides pages of our own. */
export const LINK_SCHEMES = ['https', 'mailto', 'tel'];

/** Every link says this of itself. */
export const LINK_REL = 'noopener nofollow';

const ALLOWED_LINK = new RegExp(`^((${LINK_SCHEMES.join('|')}):|/(?![/\\\\]))[^\\s\\p{C}"<>]+$`, 'iu');

/** Whether a link keeps its address: one of the schemes, or a path of our own. */
export const isAllowedLink = (href: string): boolean => href === '/' || ALLOWED_LINK.test(href);
