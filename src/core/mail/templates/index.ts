import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { careers } from './careers.ts';
import { enquiries, newsletter } from './leads.ts';
import { listings, postings } from './listings.ts';
import { privacy } from './privacy.ts';
import { visits } from './visits.ts';

export type { Template, TemplateContext } from './template.ts';

/** Every email we send; the text and its links are created from the stored data at send time. */
export const templates = {
  ...newsletter,
  ...enquiries,
  ...visits,
  ...careers,
  ...listings,
  ...postings,
  ...privacy,
  ...accounts,
};

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = z.infer<(typeof templates)[Name]['data']>;
