import type { PublicApi, PublicForms } from './public-api.ts';

/** Header of a rendered page that names the mark of its own inline scripts; the server removes both. */
export const SCRIPT_MARK_HEADER = 'x-script-mark';

/** The dependencies of the React app. */
export interface WebDependencies {
  forms: PublicForms;
  /** Absolute origin of the public site, without a trailing slash. */
  siteOrigin: string;
  /** Whether an error means that data is temporarily unavailable although the request is valid. */
  isUnavailable: (error: unknown) => boolean;
  /** Reports an error that a page threw while rendering. */
  onError: (error: unknown, path: string) => void;
}

/** The dependencies that differ for each request. */
export interface RequestDependencies {
  /** The primary database or a replica, depending on the visitor. */
  api: PublicApi;
  /** Called with the pattern of the matched page, such as `/properties/:slug`. */
  onMatch: (pattern: string) => void;
}

/** The React app as one function of a request. The built bundle exports `createWebHandler` of this type. */
export type CreateWebHandler = (
  dependencies: WebDependencies,
) => (request: Request, visit: RequestDependencies) => Promise<Response>;
