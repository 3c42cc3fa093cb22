import type { PublicApi, PublicForms } from './public-api.ts';

/** What the React app needs from the process it runs in. */
export interface WebDependencies {
  api: PublicApi;
  forms: PublicForms;
  /** Absolute origin of the public site, without a trailing slash. */
  siteOrigin: string;
  /** Reports an error that a page threw while rendering. */
  onError: (error: unknown, path: string) => void;
}

/** Is told the pattern of the page that a request led to, such as `/properties/:slug`. */
export type OnMatch = (pattern: string) => void;

/** The React app as one function of a request. The built bundle exports `createWebHandler` of this type. */
export type CreateWebHandler = (
  dependencies: WebDependencies,
) => (request: Request, onMatch: OnMatch) => Promise<Response>;
