import type { ApplicationInput } from './forms/application.ts';
import type { EnquiryInput } from './forms/enquiry.ts';
import type { PostingInput } from './forms/posting.ts';
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

/** Why a form was not stored: messages by field, or one message for the whole form. */
export interface PlainFailure {
  errors: Record<string, string>;
  message?: string;
}

/** A form that a visitor without scripts sent to a page. What is sent on belongs to this visitor and these files. */
export interface PlainForm {
  fields: Record<string, string>;
  /** The uploaded files as the visitor's device describes them. */
  files: { name: string; size: number }[];
  /** The same for the same input of one visitor on one day, so that it is stored once. */
  submissionKey: string;
  sendEnquiry: (input: EnquiryInput) => Promise<PlainFailure | undefined>;
  apply: (slug: string, input: ApplicationInput) => Promise<PlainFailure | undefined>;
  post: (input: PostingInput) => Promise<PlainFailure | undefined>;
}

/** The dependencies that differ for each request. */
export interface RequestDependencies {
  /** The primary database or a replica, depending on the visitor. */
  api: PublicApi;
  /** Called with the pattern of the matched page, such as `/properties/:slug`. */
  onMatch: (pattern: string) => void;
  form?: PlainForm;
}

/** The React app as one function of a request. The built bundle exports `createWebHandler` of this type. */
export type CreateWebHandler = (
  dependencies: WebDependencies,
) => (request: Request, visit: RequestDependencies) => Promise<Response>;
