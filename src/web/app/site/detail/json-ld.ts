import type {
  AggregateOffer,
  Apartment,
  ApartmentComplex,
  BreadcrumbList,
  House,
  Offer,
  Place,
  RealEstateListing,
  WithContext,
} from 'schema-dts';
import type { Project, Property, PropertyType } from '#contract';
import { listingPath } from '#contract/paths.ts';
import { firstParagraph } from '../shared/html.tsx';
import { trailData } from '../shared/json-ld.tsx';
import { type Detail, getBreadcrumbs, getCity, getPictures, isDrawn } from './detail.ts';

const HOMES: Partial<Record<PropertyType, 'Apartment' | 'House'>> = {
  'flat/apartment': 'Apartment',
  builder_floor_apartment: 'Apartment',
  penthouse: 'Apartment',
  studio_apartment: 'Apartment',
  service_apartment: 'Apartment',
  residential: 'House',
  villa: 'House',
  farmhouse: 'House',
};

const placeData = (detail: Detail) => {
  const { title, address, locality, latitude, longitude, amenities } = detail.item;
  const city = getCity(detail)?.name;
  return {
    name: title,
    address: {
      '@type': 'PostalAddress' as const,
      streetAddress: address,
      addressLocality: [...new Set([locality, city])].filter(Boolean).join(', ') || undefined,
      addressCountry: 'IN',
    },
    geo:
      latitude === null || longitude === null ? undefined : { '@type': 'GeoCoordinates' as const, latitude, longitude },
    amenityFeature:
      amenities.length === 0
        ? undefined
        : amenities.map(({ name }) => ({ '@type': 'LocationFeatureSpecification' as const, name, value: true })),
  };
};

const wholeNumber = (bhk: string | null) => (bhk !== null && /^\d+$/.test(bhk) ? Number(bhk) : undefined);

function homeData(property: Property): Apartment | House | Place {
  const place = placeData({ kind: 'property', item: property });
  const home = property.property_type === null ? undefined : HOMES[property.property_type];
  if (home === undefined) return { '@type': 'Place', ...place };
  const { bhk, bathrooms, built_up_area, carpet_area, built_year, floor } = property;
  const size = carpet_area ?? built_up_area;
  return {
    '@type': home,
    ...place,
    numberOfBedrooms: wholeNumber(bhk),
    numberOfBathroomsTotal: bathrooms ?? undefined,
    // FTK is the UN/CEFACT code for square feet, which schema.org requires.
    floorSize: size === null ? undefined : { '@type': 'QuantitativeValue', value: size, unitCode: 'FTK' },
    floorLevel: floor === null ? undefined : String(floor),
    yearBuilt: built_year ?? undefined,
  };
}

const complexData = (project: Project): ApartmentComplex | Place => ({
  '@type': project.residency_type === 'residential' ? 'ApartmentComplex' : 'Place',
  ...placeData({ kind: 'project', item: project }),
});

function propertyOffer({ price, purpose }: Property): Offer | undefined {
  if (price === null) return undefined;
  const amount = { price, priceCurrency: 'INR' };
  if (purpose === 'sale') return { '@type': 'Offer', ...amount };
  return {
    '@type': 'Offer',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    // MON is the UN/CEFACT code for a month.
    priceSpecification: { '@type': 'UnitPriceSpecification', ...amount, unitCode: 'MON' },
  };
}

function offerData({ kind, item }: Detail): Offer | AggregateOffer | undefined {
  if (kind === 'property') return propertyOffer(item);
  const { minimum_price, maximum_price } = item;
  if (minimum_price === null && maximum_price === null) return undefined;
  return {
    '@type': 'AggregateOffer',
    lowPrice: minimum_price ?? undefined,
    highPrice: maximum_price ?? undefined,
    priceCurrency: 'INR',
  };
}

/**
 * Structured data of a listing. Missing values are left out; the rating is the company's own opinion and is never
 * published as a review.
 */
export function listingData(detail: Detail, origin: string): WithContext<RealEstateListing> {
  const { kind, item } = detail;
  // Illustrations are labelled on the page, but could not be labelled here.
  const photos = getPictures(item).filter((picture) => !isDrawn(picture));
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    name: item.title,
    url: origin + listingPath(kind, item.slug),
    description: firstParagraph(item.description),
    datePosted: item.published_at ?? undefined,
    image: photos.length === 0 ? undefined : photos.map(({ src }) => origin + src),
    mainEntity: kind === 'property' ? homeData(item) : complexData(item),
    offers: offerData(detail),
  };
}

/** Breadcrumb structured data of a listing. */
export const listingTrail = (detail: Detail, origin: string): WithContext<BreadcrumbList> => {
  const { kind, item } = detail;
  const steps = getBreadcrumbs(detail).map(({ label, to }) => ({ label, path: to ?? listingPath(kind, item.slug) }));
  return trailData(steps, origin);
};
