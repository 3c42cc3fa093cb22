import { z } from 'zod';

export const ResidencyType = z.enum(['residential', 'commercial', 'plot']);
export type ResidencyType = z.infer<typeof ResidencyType>;

export const Furnishing = z.enum(['full', 'semi', 'unfurnished']);
export type Furnishing = z.infer<typeof Furnishing>;

export const PossessionStatus = z.enum(['new_launch', 'mid_stage', 'near_possession', 'ready_to_move']);
export type PossessionStatus = z.infer<typeof PossessionStatus>;

/** The nineteen kinds of property. Two values contain a slash, so they are percent-encoded and never used in a path. */
export const PropertyType = z.enum([
  'flat/apartment',
  'plot',
  'residential',
  'villa',
  'builder_floor_apartment',
  'penthouse',
  'studio_apartment',
  'service_apartment',
  'commercial_office_space',
  'office_in_it_park',
  'commercial_shop',
  'commercial_showroom',
  'commercial_land',
  'warehouse/godown',
  'industrial_land',
  'industrial_building',
  'industrial_shed',
  'agricultural_land',
  'farmhouse',
]);
export type PropertyType = z.infer<typeof PropertyType>;

/** Only `published` listings are public. */
export const ListingStatus = z.enum(['draft', 'scheduled', 'published', 'withdrawn', 'sold']);
export type ListingStatus = z.infer<typeof ListingStatus>;

export const AreaUnit = z.enum(['sq_ft', 'sq_m', 'sq_yd', 'acre', 'hectare', 'bigha', 'katha', 'gunta', 'cent']);
export type AreaUnit = z.infer<typeof AreaUnit>;

export const Facing = z.enum([
  'north',
  'north_east',
  'east',
  'south_east',
  'south',
  'south_west',
  'west',
  'north_west',
]);
export type Facing = z.infer<typeof Facing>;

export const Purpose = z.enum(['sale', 'rent']);
export type Purpose = z.infer<typeof Purpose>;

/** Whom the owner of a home for rent prefers; there is no choice by community, religion or diet. */
export const PreferredTenants = z.enum(['anyone', 'family', 'company']);
export type PreferredTenants = z.infer<typeof PreferredTenants>;

export const Ownership = z.enum(['freehold', 'leasehold', 'co_operative_society', 'power_of_attorney']);
export type Ownership = z.infer<typeof Ownership>;

export const WaterSupply = z.enum(['municipal', 'borewell', 'municipal_and_borewell', 'tanker']);
export type WaterSupply = z.infer<typeof WaterSupply>;

export const PowerBackup = z.enum(['none', 'partial', 'full']);
export type PowerBackup = z.infer<typeof PowerBackup>;

/** What a picture of a listing shows. A `panorama` is a view in all directions, shown apart from the others. */
export const PictureKind = z.enum(['outside', 'living', 'kitchen', 'bedroom', 'bath', 'view', 'plan', 'panorama']);
export type PictureKind = z.infer<typeof PictureKind>;

/** Who posted a visitor's listing: a class of listing, not an account. */
export const PostedBy = z.enum(['agent', 'owner', 'builder']);
export type PostedBy = z.infer<typeof PostedBy>;

export const PostedPropertyStatus = z.enum([
  'pending_email',
  'pending_review',
  'changes_requested',
  'live',
  'rejected',
  'sold',
  'expired',
]);
export type PostedPropertyStatus = z.infer<typeof PostedPropertyStatus>;
