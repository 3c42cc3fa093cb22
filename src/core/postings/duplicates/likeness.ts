import type { Duplicate, DuplicateReason } from '#contract';

/** What a listing has in common with a posting. */
interface Common {
  phone: boolean;
  email: boolean;
  /** Similarity of the addresses, from 0 to 1. */
  address: number;
  city: boolean;
  /** Positions of the posting's pictures that look the same. */
  pictures: number[];
}

/** A listing that may be the same property. */
export interface Likeness extends Omit<Duplicate, 'createdAt' | 'reasons'> {
  createdAt: Date;
  common: Common;
}

/** Weights each match by how unlikely it is to be a coincidence: the same picture counts most. */
export const likelihood = ({ phone, email, address, city, pictures }: Common): number =>
  (pictures.length > 0 ? 4 : 0) + (phone || email ? 2 : 0) + address * (city ? 3 : 1);

export const getReasons = ({ phone, email, address, pictures }: Common): DuplicateReason[] => [
  ...(phone ? [{ kind: 'phone' as const }] : []),
  ...(email ? [{ kind: 'email' as const }] : []),
  ...(address > 0 ? [{ kind: 'address' as const, percent: Math.round(address * 100) }] : []),
  ...pictures.map((position) => ({ kind: 'picture' as const, position })),
];
