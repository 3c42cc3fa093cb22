/** Turns a name into lower-case words joined by hyphens, at most `longest` characters; empty if nothing is left. */
export const toSlug = (name: string, maxLength: number): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');

/** Turns a slug back into a name with capitals: `greater-noida` into `Greater Noida`. */
export const nameFromSlug = (slug: string): string =>
  slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
