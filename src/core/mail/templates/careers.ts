import { z } from 'zod';
import { template } from './template.ts';

/** A letter that staff have read and may have changed; a reply goes to the desk. */
const applicationEmail = (heading: string) =>
  template(z.object({ subject: z.string(), body: z.string() }), ({ subject, body }, { facts, links }) => ({
    subject,
    heading,
    paragraphs: body.split(/\n{2,}/),
    reason: `You get this because you applied for a job at ${facts.brand}. To have your application deleted, write to ${facts.email}.`,
    reasonLink: { label: 'How we treat your data', url: `${links.siteOrigin}/privacy-policy` },
    headers: { 'Reply-To': facts.email },
  }));

export const careers = {
  // What decides who reads it. Everything else, the document first of all, stays where access is controlled.
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
      heading: 'Somebody wants to work with us',
      paragraphs: ['The document, and how to reach the applicant, are in the back office.'],
      details: [
        { label: 'Job', value: jobTitle },
        { label: 'Name', value: fullName },
        { label: 'Experience', value: experience.endsWith('+') ? `${experience} years` : experience },
        { label: 'Location', value: location },
      ],
      action: { label: 'Open the application', url: `${links.siteOrigin}/admin/applications?open=${applicationId}` },
      reason: `You get this because this address receives the job applications of ${facts.brand}.`,
    }),
  ),

  'application-invitation': applicationEmail('We would like to meet you'),
  'application-rejection': applicationEmail('About your application'),
  // Repeats nothing that was typed: whoever enters somebody else's address must not write to them in our name.
  'application-received': template(
    // Mails of before have no number and therefore no link.
    z.object({ applicationId: z.number().int().optional(), jobTitle: z.string() }),
    ({ applicationId, jobTitle }, { facts, links }) => ({
      subject: `${facts.brand}: we have your application`,
      heading: 'We have your application',
      paragraphs: [
        `Thank you for your application: ${jobTitle}.`,
        'We read every application. If yours fits, we call or write to you; you do not need to send it again.',
      ],
      action: { label: 'See all openings', url: `${links.siteOrigin}/careers` },
      reason: `Somebody, most likely you, left this address with an application at ${links.siteOrigin}. You can take it back at any time.`,
      ...(applicationId !== undefined && {
        reasonLink: {
          label: 'Withdraw your application',
          url: `${links.siteOrigin}/enquiry/withdraw?of=application&token=${links.token('withdraw-application', applicationId)}`,
        },
      }),
    }),
  ),
};
