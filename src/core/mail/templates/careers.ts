import { z } from 'zod';
import { template } from './template.ts';

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
      action: { label: 'Open the application', url: `${links.siteOrigin}/admin/applications/${applicationId}` },
      reason: `You get this because this address receives the job applications of ${facts.brand}.`,
    }),
  ),

  // Repeats nothing that was typed: whoever enters somebody else's address must not write to them in our name.
  'application-received': template(z.object({ jobTitle: z.string() }), ({ jobTitle }, { facts, links }) => ({
    subject: `${facts.brand}: we have your application`,
    heading: 'We have your application',
    paragraphs: [
      `Thank you for your application: ${jobTitle}.`,
      'We read every application. If yours fits, we call or write to you; you do not need to send it again.',
    ],
    action: { label: 'See all openings', url: `${links.siteOrigin}/careers` },
    reason: `Somebody, most likely you, left this address with an application at ${links.siteOrigin}. To have it deleted, write to ${facts.email}.`,
  })),
};
