/** A country of a phone number; prefixes may repeat, codes are unique. */
export interface Country {
  code: string;
  name: string;
  prefix: string;
}

export const DEFAULT_COUNTRY = 'IN';

/** Countries offered for phone numbers, in display order. */
export const COUNTRIES: Country[] = [
  { code: 'US', name: 'US', prefix: '+1' },
  { code: 'CA', name: 'Canada', prefix: '+1' },
  { code: 'MX', name: 'Mexico', prefix: '+52' },
  { code: 'GB', name: 'UK', prefix: '+44' },
  { code: 'AU', name: 'Australia', prefix: '+61' },
  { code: 'IN', name: 'India', prefix: '+91' },
  { code: 'DE', name: 'Germany', prefix: '+49' },
  { code: 'FR', name: 'France', prefix: '+33' },
  { code: 'IT', name: 'Italy', prefix: '+39' },
  { code: 'ES', name: 'Spain', prefix: '+34' },
  { code: 'BR', name: 'Brazil', prefix: '+55' },
  { code: 'CN', name: 'China', prefix: '+86' },
  { code: 'JP', name: 'Japan', prefix: '+81' },
  { code: 'KR', name: 'South Korea', prefix: '+82' },
  { code: 'RU', name: 'Russia', prefix: '+7' },
  { code: 'ZA', name: 'South Africa', prefix: '+27' },
  { code: 'NG', name: 'Nigeria', prefix: '+234' },
  { code: 'EG', name: 'Egypt', prefix: '+20' },
  { code: 'AR', name: 'Argentina', prefix: '+54' },
  { code: 'CO', name: 'Colombia', prefix: '+57' },
  { code: 'NL', name: 'Netherlands', prefix: '+31' },
  { code: 'SE', name: 'Sweden', prefix: '+46' },
  { code: 'CH', name: 'Switzerland', prefix: '+41' },
  { code: 'TR', name: 'Turkey', prefix: '+90' },
  { code: 'SA', name: 'Saudi Arabia', prefix: '+966' },
  { code: 'AE', name: 'UAE', prefix: '+971' },
  { code: 'TH', name: 'Thailand', prefix: '+66' },
  { code: 'SG', name: 'Singapore', prefix: '+65' },
  { code: 'NZ', name: 'New Zealand', prefix: '+64' },
  { code: 'IL', name: 'Israel', prefix: '+972' },
];
