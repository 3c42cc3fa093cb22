import type { PossessionStatus } from '#contract';
import type { tables } from '#db';
import type { Area } from '../amounts.ts';
import type { Bhk, ProjectKind } from '../content/markets.ts';
import type { Picture } from '../pictures.ts';
import type { Place } from './listing-place.ts';

type PersonColumn = 'createdBy' | 'updatedBy' | 'reraCheckedBy';
type ListingRow<Row, Named extends keyof Row> = Omit<
  Row,
  'id' | 'cityId' | 'localityId' | 'builderId' | PersonColumn | Named
>;

/** A row of `projects` without generated keys. */
export type ProjectRow = ListingRow<typeof tables.projects.$inferInsert, never>;
/** A row of `properties` without generated keys. */
export type PropertyRow = ListingRow<typeof tables.properties.$inferInsert, 'projectId'>;

/** Related records of a listing, by name instead of key. */
interface Attached {
  city: string;
  builder: string | null;
  bhks: Bhk[];
  tags: string[];
  amenities: string[];
  pictures: Picture[];
}

/** A home, plot or unit that is offered in a project. */
export interface Configuration {
  title: string;
  location: string;
  bhk: Bhk | null;
  area: Area;
  price: number | null;
  picture: Picture;
}

export interface DemoProject extends Attached {
  row: ProjectRow;
  builder: string;
  place: Place;
  kind: ProjectKind;
  possession: PossessionStatus;
  /** The first day of the month of handover; null when it was long ago. */
  handover: string | null;
  /** Rupees per square foot, before adjustments for the property. */
  perSqFt: number;
  configurations: Configuration[];
}

/** A price that a property had, and since when. */
export interface DemoPrice {
  since: Date;
  price: number;
}

export interface DemoProperty extends Attached {
  row: PropertyRow;
  /** The slug of its project. */
  project: string | null;
  /** Every price it had while it was public. */
  prices: DemoPrice[];
}
