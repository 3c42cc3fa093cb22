import type { Organization as Company, WithContext } from 'schema-dts';
import type { Site } from '#contract';
import { JsonLd } from '../shared/json-ld.tsx';
import { useSite, useSiteOrigin } from '../shared/site.ts';

/** Structured data of the company. */
export const organizationData = (
  { facts, brand }: Pick<Site, 'facts' | 'brand'>,
  origin: string,
): WithContext<Company> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: facts.brand,
  url: `${origin}/`,
  logo: origin + brand.icon,
  description: facts.tagline,
  telephone: facts.phone,
  email: facts.email,
  address: facts.address,
  sameAs: Object.values(facts.social),
});

/** Adds the company's structured data to every page. */
export function Organization() {
  return <JsonLd data={organizationData(useSite(), useSiteOrigin())} />;
}
