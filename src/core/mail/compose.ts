import { type EmailContent, layoutHtml, layoutText } from './layout.ts';
import { type Template, type TemplateContext, type TemplateName, templates } from './templates/index.ts';

interface ComposedMail {
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
}

/** The error names only the template, because a logged error must not contain field names or values. */
function write(name: string, data: unknown, context: TemplateContext): ReturnType<Template<unknown>['write']> {
  if (!Object.hasOwn(templates, name)) throw new Error(`no mail template is called ${name}`);
  const template = templates[name as TemplateName] as Template<unknown>;
  const { success, data: fitting } = template.data.safeParse(data);
  if (!success) throw new Error(`the data of a mail do not fit the template ${name}`);
  return template.write(fitting, context);
}

/** Names and titles appear in subjects, where a line break would start another header. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Composes a stored email for sending. */
export function composeMail(name: string, data: unknown, context: TemplateContext): ComposedMail {
  const { headers = {}, ...written } = write(name, data, context);
  const { reply_to, signature } = context.settings;
  const email: EmailContent = { ...written, subject: oneLine(written.subject), signature };
  return {
    subject: email.subject,
    html: layoutHtml(email, context.facts),
    text: layoutText(email, context.facts),
    // A template's own Reply-To takes precedence.
    headers: { ...(reply_to === '' ? {} : { 'Reply-To': reply_to }), ...headers },
  };
}
