import type { TemplateData, TemplateName } from '../src/core/mail/templates/index.ts';

type MailSamples = { [Name in TemplateName]: TemplateData<Name> };

/**
 * Data for every email that we send; `typed` transforms all text entered by visitors or staff, so that a test can make
 * it malicious.
 */
export function mailSamples(typed: (text: string) => string = (text) => text): MailSamples {
  const listing = { title: typed('Courtyard Residences, Tower B'), path: '/properties/courtyard-residences-tower-b' };
  const until = '2026-11-22T07:00:00.000Z';
  const property = typed('Villa in Goa');
  const visit = {
    visitId: 4,
    enquiryId: 2,
    fullName: typed('Meera Iyer'),
    at: until,
    place: typed('Sales office, Baner'),
    sequence: 1,
  };
  return {
    'confirm-subscription': { subscriberId: 1, confirmUntil: until },
    'enquiry-to-desk': {
      enquiryId: 2,
      fullName: typed('Meera Iyer'),
      email: 'meera@aangan.example',
      phone: '+91 00000 00000',
      message: typed('Is the flat on the fifth floor still free?\n\nWe could come on Saturday.'),
      page: '/properties/courtyard-residences-tower-b',
      listing,
    },
    'enquiry-follow-up': { enquiryId: 2, fullName: typed('Meera Iyer'), followUpAt: until, listing: listing.title },
    'visit-to-visitor': { ...visit, occasion: 'planned', advisor: typed('Ravi Nair') },
    'visit-to-colleague': { ...visit, occasion: 'changed', phone: '+91 00000 00000' },
    'homes-for-you': {
      enquiryId: 2,
      fullName: typed('Meera Iyer'),
      advisor: typed('Ravi Nair'),
      homes: [
        {
          title: listing.title,
          slug: 'courtyard-residences-tower-b',
          place: typed('Baner, Pune'),
          facts: '3 BHK, 1,240 sq ft carpet',
          price: 19_200_000,
          purpose: 'sale',
        },
      ],
    },
    'enquiry-received': { enquiryId: 2, listing },
    'lead-assigned': {
      enquiryId: 2,
      fullName: typed('Meera Iyer'),
      assignedBy: typed('Asha Menon'),
      listing: listing.title,
    },
    'lead-requested': {
      enquiryId: 2,
      fullName: typed('Meera Iyer'),
      owner: typed('Asha Menon'),
      requestedBy: typed('Ravi Nair'),
      reason: typed('She walked in and asked for me.'),
    },
    'lead-request-answered': { enquiryId: 2, isGiven: true, answeredBy: typed('Asha Menon') },
    'leads-handed-over': { leads: 12, handedOverBy: typed('Asha Menon') },
    'leads-assigned': { leads: 12, assignedBy: typed('Asha Menon') },
    'application-to-desk': {
      applicationId: 3,
      jobTitle: typed('Relationship Manager'),
      fullName: typed('Kabir Anand'),
      experience: '4+',
      location: typed('Gurugram'),
    },
    'application-invitation': {
      subject: typed('We would like to meet you'),
      body: typed('Dear Kabir,\n\nplease call us.'),
    },
    'application-rejection': { subject: typed('Your application'), body: typed('Dear Kabir,\n\nthank you.\nAangan') },
    'application-received': { applicationId: 3, jobTitle: typed('Relationship Manager') },
    'confirm-posting': { postingId: 4, confirmUntil: until },
    'posting-approved': { postingId: 4, property, shownUntil: until },
    'manage-posting': { postingId: 4, property, manageUntil: until },
    'posting-changes-asked': { postingId: 4, property, words: typed('Please say the area.'), manageUntil: until },
    'posting-rejected': { postingId: 4, property, words: typed('Posted twice.'), manageUntil: until },
    'listings-to-confirm': { properties: 12, projects: 1, titles: [listing.title, typed('Jarul Court')] },
    'listing-not-published': {
      kind: 'property',
      listingId: 6,
      title: listing.title,
      missing: ['Enter the price before you publish'],
    },
    'own-data': { kind: 'enquiries', id: 2, until },
    'erasure-asked': {},
    'erasure-declined': { reason: typed('Tax law requires that we keep the invoice for eight years.') },
    'account-changed': { change: 'email-requested', at: until },
    'confirm-email': { userId: 5, email: 'new@aangan.example', requestedBy: typed('Asha Menon'), validUntil: until },
    'password-reset': { userId: 5, validUntil: until },
    invitation: { userId: 5, invitedBy: typed('Asha Menon'), validUntil: until },
  };
}
