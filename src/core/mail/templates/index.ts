import type { z } from 'zod';
import { accounts } from './accounts.ts';
import { careers } from './careers.ts';
import { enquiries } from './enquiries.ts';
import { listings } from './listings.ts';
import { newsletter } from './newsletter.ts';
import { postings } from './postings.ts';

export type { Template, TemplateContext } from './template.ts';

/** Every mail we send. Data are what the words need at the time of sending; links are made then, not stored. */
export const templates = { ...newsletter, ...enquiries, ...careers, ...listings, ...postings, ...accounts };

export type TemplateName = keyof typeof templates;
export type TemplateData<Name extends TemplateName> = z.infer<(typeof templates)[Name]['data']>;
