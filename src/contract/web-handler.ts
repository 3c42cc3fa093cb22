import type { PublicApi, PublicForms } from './public-api.ts';

/** What the React app needs from the process it runs in. */
export interface WebDependencies {
  forms: PublicForms;
  /** Absolute origin of the public site, without a trailing slash. */
  siteOrigin: string;
  /** Whether an error means that nothing can be read for the moment, though nothing is wrong with the request. */
  isUnavailable: (error: unknown) => boolean;
  /** Reports an error that a page threw while rendering. */
  onError: (error: unknown, path: string) => void;
}

/** What is different for each request. */
export interface Visit {
  /** Where this visitor reads. */
  api: PublicApi;
  /** Is told the pattern of the page that the request led to, such as `/properties/:slug`. */
  onMatch: (pattern: string) => void;
}

/** The React app as one function of a request. The built bundle exports `createWebHandler` of this type. */
export type CreateWebHandler = (dependencies: WebDependencies) => (request: Request, visit: Visit) => Promise<Response>;
