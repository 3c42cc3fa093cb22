import type { z } from 'zod';
import type { MailSettings, SiteFacts } from '#contract';
import type { ThemeTokens } from '../../brand/index.ts';
import type { Links } from '../../links.ts';
import type { CalendarEntry } from '../calendar-entry.ts';
import type { EmailContent } from '../layout.ts';

export interface TemplateContext {
  facts: SiteFacts;
  colours: ThemeTokens;
  /** Sender name, reply-to address and signature of our emails. */
  settings: MailSettings;
  links: Links;
}

export interface Template<Data> {
  data: z.ZodType<Data>;
  write(
    data: Data,
    context: TemplateContext,
  ): EmailContent & { headers?: Record<string, string>; calendar?: CalendarEntry };
}

export const template = <Data>(data: z.ZodType<Data>, write: Template<Data>['write']): Template<Data> => ({
  data,
  write,
});
