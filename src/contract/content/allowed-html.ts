/** Tags allowed in rich text: the server strips all others, and the editor offers only these. */
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

/** Allowed URL schemes of links, besides paths of this site. */
export const LINK_SCHEMES = ['https', 'mailto', 'tel'];

/** The `rel` attribute of every link. */
export const LINK_REL = 'noopener nofollow';

const ALLOWED_LINK = new RegExp(`^((${LINK_SCHEMES.join('|')}):|/(?![/\\\\]))[^\\s\\p{C}"<>]+$`, 'iu');

/** Whether a link is accepted: one of the schemes, or a path of this site. */
export const isAllowedLink = (href: string): boolean => href === '/' || ALLOWED_LINK.test(href);
