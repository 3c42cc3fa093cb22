/** The fields of the property, which the poster can change later. */
export const EMPTY_PROPERTY = {
  purpose: 'sale',
  property_type: '',
  bhk_id: '',
  city: '',
  locality: '',
  flat_number: '',
  address: '',
  property_details: '',
  price: '',
  area_value: '',
  carpet_area_value: '',
  area_unit: 'sq_ft',
  floor: '',
  total_floors: '',
  furnishing: '',
  deposit: '',
  available_from: '',
  minimum_stay_months: '',
  maintenance_included: '',
  preferred_tenants: '',
};

export type PropertyValues = typeof EMPTY_PROPERTY;

export const PROPERTY_FIELDS = Object.keys(EMPTY_PROPERTY) as (keyof PropertyValues)[];
