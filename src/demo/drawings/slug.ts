/** Converts a name to lower-case words joined by hyphens, at most `maxLength` characters; may be empty. */
export const toSlug = (name: string, maxLength: number): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');

/** Converts a slug back to a name with capitals: `greater-noida` to `Greater Noida`. */
export const nameFromSlug = (slug: string): string =>
  slug
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
