import type { Counter, SiteFacts } from '#contract';

/** Site facts of a new installation until staff change them; numbers and addresses are fictitious. */
export const DEFAULT_FACTS: SiteFacts = {
  brand: 'Aangan',
  tagline: 'Property-investment advisory for homes, plots and workplaces across Indian cities.',
  phone: '+910000001044',
  phone_label: '+91 00000 01044',
  whatsapp: '910000001044',
  email: 'hello@aangan.example',
  address: 'Fourth floor, Cyber Marg, Sector 44, Gurugram 122003',
  office_hours: 'Monday to Sunday, 10:00 AM to 6:30 PM',
  social: {
    facebook: 'https://facebook.example/aangan',
    instagram: 'https://instagram.example/aangan',
    linkedin: 'https://linkedin.example/company/aangan',
    youtube: 'https://youtube.example/@aangan',
  },
  external_project: { label: 'Dholera Project', url: 'https://dholera.aangan.example/' },
  legal_notice:
    'This site is for guidance only under the Real Estate (Regulation and Development) Act, 2016. Beware of unauthorised look-alike sites using a similar name or pictures: we never ask for a booking amount by phone, chat or personal account. Prices, areas and possession dates are supplied by builders and sellers and may change without notice. Pictures marked as illustrations are drawings, not photographs of the finished home. Check the RERA number of a project on the portal of its state before you pay, and read the agreement for sale with a lawyer of your own.',
  video: {
    youtube_id: 'AanganDemo0',
    title: 'Walk through Aravalli Terraces with our advisor',
    line: 'A seven-minute film on light, noise and the view from the fourteenth floor, without the background music.',
  },
  map_url: null,
  enquiry_popup: { enabled: true, every_ms: 300_000 },
};

export const DEFAULT_COUNTERS: Counter[] = [
  {
    value: 150,
    decimals: 0,
    suffix: '+',
    label: 'Project Available',
    basis: 'Seed value. Replace with a count and its date.',
  },
  {
    value: 35083,
    decimals: 0,
    suffix: '+',
    label: 'Units Sold',
    basis: 'Seed value. Replace with a count and its date.',
  },
  {
    value: 20347,
    decimals: 0,
    suffix: '+',
    label: 'Happy Family',
    basis: 'Seed value. Replace with a count and its date.',
  },
  {
    value: 94.8,
    decimals: 2,
    suffix: '%',
    label: 'Customer Satisfaction',
    basis: 'Seed value. Replace with a survey and its date.',
  },
];
