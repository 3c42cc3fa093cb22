import { PROPERTY_TYPE_LABELS, type PropertyType } from '#contract';

/** What a poster knows the property by: 'Villa in Goa'. */
export const postingName = ({ propertyType, city }: { propertyType: PropertyType; city: string }): string =>
  `${PROPERTY_TYPE_LABELS[propertyType]} in ${city}`;
