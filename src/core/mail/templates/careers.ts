import { z } from 'zod';
import { template } from './template.ts';

/** An email that staff have reviewed and may have edited; replies go to the company inbox. */
const applicationEmail = (heading: string) =>
  template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }, { facts, links }) => ({
    subject,
    heading,
    paragraphs: body.split(/\n{2,}/),
    reason: `You're receiving this because you applied for a job at ${facts.brand}. To have your application deleted, email ${facts.email}.`,
    reasonLink: { label: 'How we use your data', url: `${links.siteOrigin}/privacy-policy` },
    headers: { 'Reply-To': facts.email },
  }));

export const careers = {
  // Only what is needed to route the application; the rest, above all the document, stays in the back office.
  'application-to-desk': template(
    z.object({
      applicationId: z.number().int(),
      jobTitle: z.string(),
      fullName: z.string(),
      experience: z.string(),
      location: z.string(),
    }),
    ({ applicationId, jobTitle, fullName, experience, location }, { facts, links }) => ({
      subject: `Application from ${fullName}: ${jobTitle}`,
      heading: 'New job application',
      paragraphs: ["The resume and the applicant's contact details are in the back office."],
      details: [
        { label: 'Job', value: jobTitle },
        { label: 'Name', value: fullName },
        { label: 'Experience', value: experience.endsWith('+') ? `${experience} years` : experience },
        { label: 'Location', value: location },
      ],
      action: { label: 'Open the application', url: `${links.siteOrigin}/admin/applications?open=${applicationId}` },
      reason: `You're receiving this because job applications to ${facts.brand} are sent to this address.`,
    }),
  ),

  'application-invitation': applicationEmail('We would like to meet you'),
  'application-rejection': applicationEmail('About your application'),
  // Contains no free text from the form, so that no one can send a message to another person in our name.
  'application-received': template(
    // Older stored emails have no id and therefore no link.
    z.object({ applicationId: z.number().int().optional(), jobTitle: z.string() }),
    ({ applicationId, jobTitle }, { facts, links }) => ({
      subject: `${facts.brand}: we have received your application`,
      heading: 'We have received your application',
      paragraphs: [
        `Thank you for applying for the position of ${jobTitle}.`,
        "We read every application. If it's a match, we'll be in touch. There's no need to apply again.",
      ],
      action: { label: 'See all openings', url: `${links.siteOrigin}/careers` },
      reason: `You're receiving this because this email was used for a job application at ${links.siteOrigin}. You can withdraw it at any time.`,
      ...(applicationId !== undefined && {
        reasonLink: {
          label: 'Withdraw your application',
          url: `${links.siteOrigin}/enquiry/withdraw?of=application&token=${links.token('withdraw-application', applicationId)}`,
        },
      }),
    }),
  ),
};
