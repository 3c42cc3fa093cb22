import { PROPERTY_TYPE_LABELS, type PropertyType } from '#contract';

/** A short description for the poster, such as 'Villa in Goa'. */
export const postingName = ({ propertyType, city }: { propertyType: PropertyType; city: string }): string =>
  `${PROPERTY_TYPE_LABELS[propertyType]} in ${city}`;
