import { indianNumber } from '../indian-number.ts';
import type {
  AreaUnit,
  Furnishing,
  PictureKind,
  PossessionStatus,
  PostedBy,
  PreferredTenants,
  PropertyType,
  Purpose,
  ResidencyType,
} from './enumerations.ts';
import type { ListingSort, Poster, ProjectSort } from './property-search.ts';

export const RESIDENCY_LABELS: Record<ResidencyType, string> = {
  residential: 'Residential',
  commercial: 'Commercial',
  plot: 'Plot',
};

export const FURNISHING_LABELS: Record<Furnishing, string> = {
  full: 'Fully furnished',
  semi: 'Semi-furnished',
  unfurnished: 'Unfurnished',
};

export const PURPOSE_LABELS: Record<Purpose, string> = { sale: 'For sale', rent: 'For rent' };

export const TENANTS_LABELS: Record<PreferredTenants, string> = {
  anyone: 'Anyone',
  family: 'Family',
  company: 'Company',
};

export const POSSESSION_LABELS: Record<PossessionStatus, string> = {
  new_launch: 'New Launch',
  mid_stage: 'Mid Stage',
  near_possession: 'Near Possession',
  ready_to_move: 'Ready To Move',
};

export const PROPERTY_TYPE_LABELS: Record<PropertyType, string> = {
  'flat/apartment': 'Flat / Apartment',
  plot: 'Plot',
  residential: 'Residential House',
  villa: 'Villa',
  builder_floor_apartment: 'Builder Floor Apartment',
  penthouse: 'Penthouse',
  studio_apartment: 'Studio Apartment',
  service_apartment: 'Serviced Apartment',
  commercial_office_space: 'Commercial Office Space',
  office_in_it_park: 'Office in IT Park',
  commercial_shop: 'Commercial Shop',
  commercial_showroom: 'Commercial Showroom',
  commercial_land: 'Commercial Land',
  'warehouse/godown': 'Warehouse / Godown',
  industrial_land: 'Industrial Land',
  industrial_building: 'Industrial Building',
  industrial_shed: 'Industrial Shed',
  agricultural_land: 'Agricultural Land',
  farmhouse: 'Farm House',
};

export const PROJECT_SORT_LABELS: Record<ProjectSort, string> = {
  newest: 'Featured, then newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  area: 'Area, large to small',
  rating: 'Rating, high to low',
};

export const SORT_LABELS: Record<ListingSort, string> = {
  ...PROJECT_SORT_LABELS,
  carpet_rate: 'Price per carpet sq ft, low to high',
};

export const AREA_UNIT_LABELS: Record<AreaUnit, string> = {
  sq_ft: 'Sq.Ft.',
  sq_m: 'Sq.M.',
  sq_yd: 'Sq.Yd.',
  acre: 'acres',
  hectare: 'hectares',
  bigha: 'bigha',
  katha: 'katha',
  gunta: 'gunta',
  cent: 'cents',
};

/** An area in the unit it was entered in: '1,850 Sq.Ft.', '12.4 acres'. */
export const areaLabel = ({ value, unit }: { value: number; unit: AreaUnit }): string =>
  `${indianNumber(value, 2)}\u00a0${AREA_UNIT_LABELS[unit]}`;

export const PICTURE_KIND_LABELS: Record<PictureKind, string> = {
  outside: 'Outside',
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bath: 'Bathroom',
  view: 'View',
  plan: 'Floor plan',
  panorama: '360° view',
};

/** Who posted a visitor's listing, in display order. */
export const POSTED_BY_LABELS: Record<PostedBy, string> = { agent: 'Agent', owner: 'Owner', builder: 'Builder' };

/** Who offers a property; 'us' is the company. */
export const POSTER_LABELS: Record<Poster, string> = { us: 'Our team', ...POSTED_BY_LABELS };

/** Kinds of property without bedrooms. */
const NOT_A_DWELLING = /commercial|office|warehouse|industrial|plot|land/;

const LAND = /plot|land$/;

/** Whether a kind of property has no building. */
export const isLand = (propertyType: string): boolean => LAND.test(propertyType);

/** Whether a BHK applies to a kind of property; an unknown kind may be a home. */
export const isDwelling = (propertyType: string | null): boolean =>
  propertyType === null || !NOT_A_DWELLING.test(propertyType);

/** Whether a property is a home: its residency may be unknown, but is no other. */
export const isHome = ({
  property_type,
  residency_type,
}: {
  property_type: string | null;
  residency_type: string | null;
}): boolean => isDwelling(property_type) && (residency_type ?? 'residential') === 'residential';

/** A BHK value as text: '3 BHK'; '1 RK' already contains its unit. */
export const bhkName = (bhk: string): string => (/[a-z]/i.test(bhk) ? bhk : `${bhk}\u00a0BHK`);
