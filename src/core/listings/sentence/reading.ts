import type {
  Facing,
  Furnishing,
  PossessionStatus,
  PostedBy,
  PropertyType,
  ResidencyType,
} from '#contract/listings/enumerations.ts';

/** A place, a builder or a project that a sentence can name. */
export interface PlaceName {
  kind: 'city' | 'city-group' | 'locality' | 'landmark' | 'builder' | 'project';
  id: number;
  name: string;
  cityId?: number;
  /** The cities of a group such as NCR. */
  cityIds?: number[];
}

export interface SentenceFilters {
  purpose?: 'sale' | 'rent';
  kind?: 'projects';
  residency_type?: ResidencyType;
  property_type?: PropertyType[];
  /** Names of BHK options: '1 RK', '1', '1.5', … '6+'. */
  bhk?: string[];
  min_price?: number;
  max_price?: number;
  /** In square feet. */
  min_carpet?: number;
  max_carpet?: number;
  furnishing?: Furnishing;
  possession_status?: PossessionStatus[];
  /** English names of amenities, as in the master list. */
  amenities?: string[];
  facing?: Facing[];
  /** The ground floor is 0. */
  min_floor?: number;
  max_floor?: number;
  /** In years. */
  max_age?: number;
  posted_by?: PostedBy;
  /** In days. */
  listed_within?: number;
  rera?: true;
  rera_id?: string;
}

export interface SentenceReading {
  filters: SentenceFilters;
  places: PlaceName[];
  /** Names that exist more than once, such as 'Sector 62' in Noida and Gurugram: the visitor is asked. */
  ambiguous: { text: string; options: PlaceName[] }[];
  /** Words that were not understood, as typed and in their order; adjacent ones are joined. */
  notUnderstood: string[];
}
