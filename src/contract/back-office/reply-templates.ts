import { z } from 'zod';
import { success } from '../answers.ts';
import { requiredText } from './fields.ts';

/** What a template can name, and what that becomes. */
export const REPLY_FIELDS = {
  first_name: 'First name of the person',
  my_name: 'Your name',
  listing: 'The listing they asked about',
  company: 'Name of the company',
} as const;
export type ReplyField = keyof typeof REPLY_FIELDS;

const FIELD = /\{([^{}]*)\}/g;

const isField = (name: string): name is ReplyField => Object.hasOwn(REPLY_FIELDS, name);

export const MAX_REPLY_TEMPLATES = 20;

/** A prepared message to a person who sent an enquiry, with fields such as {first_name}. */
export const ReplyTemplate = z.object({
  name: requiredText(40),
  text: requiredText(1000).superRefine((text, context) => {
    const unknown = [...text.matchAll(FIELD)].find(([, name = '']) => !isField(name));
    if (unknown) context.addIssue({ code: 'custom', message: `There is no field ${unknown[0]}` });
  }),
});
export type ReplyTemplate = z.infer<typeof ReplyTemplate>;

export const ReplyTemplates = z.array(ReplyTemplate);

export const ReplyTemplatesInput = z.object({
  templates: ReplyTemplates.max(MAX_REPLY_TEMPLATES, `At most ${MAX_REPLY_TEMPLATES} templates`).refine(
    (templates) => new Set(templates.map(({ name }) => name.toLowerCase())).size === templates.length,
    'Two templates have the same name',
  ),
});

/** The message that a template makes of these values. */
export const fillTemplate = (text: string, values: Record<ReplyField, string>): string =>
  text.replaceAll(FIELD, (whole, name: string) => (isField(name) ? values[name] : whole));

/** The templates, with the name of the company for their fields. */
export const ReplyTemplatesAnswer = success({ templates: ReplyTemplates, company: z.string() });
