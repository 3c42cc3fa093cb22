import type { ApplicationFields } from '#contract/careers/application-rules.ts';
import { createDraftStore } from '../shared/forms/drafts.ts';

/** Draft of an application that could not be sent; a file cannot be stored and is chosen again. */
export const applicationDraft = createDraftStore<ApplicationFields>('application-draft');
