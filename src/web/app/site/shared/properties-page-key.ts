import type { PropertySearch, PropertyType, ResidencyType } from '#contract';

const BY_TYPE: Partial<Record<PropertyType, string>> = {
  plot: 'properties/plots',
  studio_apartment: 'properties/studio-apartments',
};

const BY_RESIDENCY: Partial<Record<ResidencyType, string>> = {
  residential: 'properties/residential',
  commercial: 'properties/commercial',
};

/** Key of the texts for a list of properties: its only property type, else its residency type, else all properties. */
export function propertiesPageKey({
  property_type: types,
  residency_type: residency,
}: Pick<PropertySearch, 'property_type' | 'residency_type'>): string {
  const [only] = types?.length === 1 ? types : [];
  return (only && BY_TYPE[only]) ?? (residency && BY_RESIDENCY[residency]) ?? 'properties';
}
