/** Styles of a link within a sentence. */
export const linkClass =
  'text-link underline underline-offset-4 transition-colors duration-(--duration-fast) hover:text-primary-hover';
