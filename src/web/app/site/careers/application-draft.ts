import type { ApplicationFields } from '#contract/careers/application-rules.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';

/** The words of an application that could not be sent. A file cannot be kept: it is chosen again. */
export const applicationDraft = createDraftStore<ApplicationFields>('application-draft');
