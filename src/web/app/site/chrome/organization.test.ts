import { expect, test } from 'vitest';
import { organizationData } from './organization.tsx';

test('R-312 every page says whose site it is, with what the company says of itself and no more', () => {
  const facts = {
    brand: 'Aangan',
    tagline: 'Homes.',
    phone: '+910000000000',
    phone_label: '+91 00000 00000',
    whatsapp: '910000000000',
    email: 'hello@aangan.example',
    address: 'Sector 44, Gurugram',
    office_hours: 'Monday to Sunday, 10:00 AM to 6:30 PM',
    social: { youtube: 'https://youtube.example/@aangan' },
    external_project: null,
    legal_notice: '',
  };
  expect(organizationData({ facts, brand: { icon: '/favicon.svg' } } as never, 'https://www.aangan.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://www.aangan.example/#organization',
    name: 'Aangan',
    url: 'https://www.aangan.example/',
    logo: 'https://www.aangan.example/favicon.svg',
    description: 'Homes.',
    telephone: '+910000000000',
    email: 'hello@aangan.example',
    address: 'Sector 44, Gurugram',
    sameAs: ['https://youtube.example/@aangan'],
  });
});
