import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../src/web/app/routes.ts';

const pathsIn = ({ path, index, children }: RouteConfigEntry): string[] => [
  ...(index ? ['/'] : []),
  ...(path === undefined ? [] : [`/${path}`]),
  ...(children ?? []).flatMap(pathsIn),
];

/** The path patterns of all pages, such as `/properties/:slug`. */
export const ALL_PATHS: string[] = routes.flatMap(pathsIn);

/**
 * The back office, private links of emails, the form for posting without scripts, the thank-you page, the
 * target of search forms, and the not-found page.
 */
const NOT_PUBLIC =
  /^\/(?:\*|login|choose-password|admin\/\*|post(?:ing\/|-property$)|thank-you$|preview\/|enquiry\/|newsletter\/|my-data|search$)/;

export const PUBLIC_PATHS: string[] = ALL_PATHS.filter((path) => !NOT_PUBLIC.test(path));
