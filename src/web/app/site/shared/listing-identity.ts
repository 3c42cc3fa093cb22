import type { Listing } from './listings.ts';

/** Identifies a listing: a project and a property may share an id. */
export interface Identity {
  type: Listing['kind'];
  id: number;
}

export const same = (one: Identity, other: Identity): boolean => one.type === other.type && one.id === other.id;

export const toIdentity = ({ kind, item }: Listing): Identity => ({ type: kind, id: item.id });
