import type { SiteFacts } from '#contract';
import type { ThemeTokens } from '../brand/index.ts';
import { escapeMarkup } from '../markup.ts';

/** HTML that is already escaped and can be embedded in other HTML. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

/** A template whose values are escaped unless they are Html themselves. */
const html = (strings: TemplateStringsArray, ...values: (string | Html)[]): Html =>
  new Html(
    String.raw(
      { raw: strings },
      ...values.map((value) => (value instanceof Html ? value.markup : escapeMarkup(value))),
    ),
  );

interface Detail {
  label: string;
  value: string;
}

interface Link {
  label: string;
  note: string;
  url: string;
}

export interface EmailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Facts for quick lookup, one label and value per line. */
  details?: Detail[];
  /** Pages with a line about each. */
  links?: Link[];
  action?: { label: string; url: string };
  /** Text below the email; empty for none. */
  signature?: string;
  /** Footer: why the recipient got the email and how to stop it. */
  reason: string;
  reasonLink?: { label: string; url: string };
}

const paragraph = (text: string) =>
  html`<p style="margin:0 0 16px;font-size:16px;line-height:1.55;color:#47423a;white-space:pre-line">${text}</p>`;

const detail = ({ label, value }: Detail) =>
  html`<tr><td style="padding:6px 16px 6px 0;vertical-align:top;font-size:14px;line-height:24px;color:#655f54">${label}</td><td style="padding:6px 0;vertical-align:top;font-size:16px;line-height:24px;color:#1c1a16;white-space:pre-line;word-break:break-word">${value}</td></tr>`;

const listed = ({ label, note, url }: Link, colours: ThemeTokens) =>
  html`<p style="margin:0 0 16px;font-size:16px;line-height:1.45"><a href="${url}" style="color:${colours.link};font-weight:600">${label}</a><br><span style="color:#47423a">${note}</span></p>`;

const table = (rows: Html) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows}</table>`;

const join = (parts: Html[]): Html => parts.reduce((all, part) => html`${all}${part}`, html``);

const button = ({ label, url }: { label: string; url: string }, colours: ThemeTokens) =>
  html`<p style="margin:8px 0 24px"><a href="${url}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${colours.primary};color:#ffffff;font-weight:600;font-size:16px;text-decoration:none">${label}</a></p>
<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:#655f54">If the button does not work, open this link:<br><a href="${url}" style="color:${colours.link};word-break:break-all">${url}</a></p>`;

/** One layout for every email; tables and inline styles, because email clients support little else. */
export function layoutHtml(email: EmailContent, facts: SiteFacts, colours: ThemeTokens): string {
  const { heading, paragraphs, details, links = [], action, signature, reason, reasonLink } = email;
  const link = reasonLink
    ? html` <a href="${reasonLink.url}" style="color:${colours.link}">${reasonLink.label}</a>`
    : html``;
  return html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light"><title>${email.subject}</title></head>
<body style="margin:0;background:#f8f6f2;font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #e5e0d7;border-radius:14px">
<tr><td style="padding:20px 28px;background:${colours.band};border-radius:14px 14px 0 0;color:#f3efe6;font:600 22px/1.2 Georgia,serif">${facts.brand}</td></tr>
<tr><td style="padding:28px 28px 8px"><h1 style="margin:0 0 16px;font:500 26px/1.2 Georgia,serif;color:#1c1a16">${heading}</h1>
${join(paragraphs.map(paragraph))}${details ? table(join(details.map(detail))) : html``}${join(links.map((each) => listed(each, colours)))}${action ? button(action, colours) : html``}${signature ? paragraph(signature) : html``}</td></tr>
<tr><td style="padding:16px 28px 24px;border-top:1px solid #e5e0d7;font-size:13px;line-height:1.5;color:#655f54"><p style="margin:0 0 8px">${reason}${link}</p><p style="margin:0">${facts.brand}, ${facts.address}</p></td></tr>
</table></td></tr></table></body></html>`.markup;
}

/** A multi-line value goes on separate lines, so that it does not run into the next label. */
const plainDetail = ({ label, value }: Detail) =>
  value.includes('\n') ? `${label}:\n\n${value}\n` : `${label}: ${value}`;

/** The plain-text version of the same email. */
export function layoutText(email: EmailContent, facts: SiteFacts): string {
  const { heading, paragraphs, details, links = [], action, signature, reason, reasonLink } = email;
  return [
    heading,
    ...paragraphs,
    ...(details ? [details.map(plainDetail).join('\n')] : []),
    ...links.map(({ label, note, url }) => `${label}\n${note}\n${url}`),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...(signature ? [signature] : []),
    '--',
    reasonLink ? `${reason} ${reasonLink.label}: ${reasonLink.url}` : reason,
    `${facts.brand}, ${facts.address}`,
  ].join('\n\n');
}
