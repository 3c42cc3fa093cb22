import type { ApplicationEmailInput, ApplicationEmailKind, SiteFacts } from '#contract';

interface About {
  fullName: string;
  jobTitle: string;
  facts: SiteFacts;
}

const joinParagraphs = (paragraphs: string[]): string => paragraphs.join('\n\n');

const DRAFTS: Record<ApplicationEmailKind, (about: About) => Omit<ApplicationEmailInput, 'kind'>> = {
  invitation: ({ fullName, jobTitle, facts }) => ({
    subject: `${facts.brand}: we would like to meet you`,
    body: joinParagraphs([
      `Dear ${fullName},`,
      `Thank you for your application: ${jobTitle}. We have read it with interest and would like to meet you.`,
      `Which two or three times in the coming days suit you? Please reply to this mail or call us on ${facts.phone_label}. We take about 45 minutes, at ${facts.address}, or by video if you are far away.`,
      `Kind regards,\n${facts.brand}`,
    ]),
  }),
  rejection: ({ fullName, jobTitle, facts }) => ({
    subject: `${facts.brand}: your application`,
    body: joinParagraphs([
      `Dear ${fullName},`,
      `Thank you for your application: ${jobTitle}, and for the time you have given it.`,
      'We have decided to go on with other applicants this time. We know that this is not the answer you hoped for.',
      'If you want us to delete your application now, please reply to this mail. Otherwise it is deleted by itself, as our notice says.',
      `We wish you well,\n${facts.brand}`,
    ]),
  }),
};

/** Default text of an email, which staff can edit before sending. */
export const draftEmail = (kind: ApplicationEmailKind, about: About): ApplicationEmailInput => ({
  kind,
  ...DRAFTS[kind](about),
});
