import type { Design, Designs } from './design.ts';
import { BALCONY } from './designs/balconies.ts';
import { BATH } from './designs/baths.ts';
import { BEDROOM } from './designs/bedrooms.ts';
import { CABIN } from './designs/cabins.ts';
import { DINING } from './designs/dining-rooms.ts';
import { FOYER } from './designs/foyers.ts';
import { KITCHEN } from './designs/kitchens.ts';
import { LIVING } from './designs/living.ts';
import { OFFICE } from './designs/offices.ts';
import { POOJA } from './designs/pooja.ts';
import { RECEPTION } from './designs/receptions.ts';
import { CHILD } from './designs/second-bedrooms.ts';
import { SHOP } from './designs/shops.ts';
import { STUDY } from './designs/studies.ts';
import { STUDIO } from './designs/studios.ts';
import { WAREHOUSE } from './designs/warehouses.ts';

/** The designs of every room, by the names that they have in file names. */
export const DESIGNED_ROOMS = {
  living: LIVING,
  dining: DINING,
  kitchen: KITCHEN,
  bedroom: BEDROOM,
  child: CHILD,
  bath: BATH,
  study: STUDY,
  balcony: BALCONY,
  pooja: POOJA,
  foyer: FOYER,
  studio: STUDIO,
  office: OFFICE,
  cabin: CABIN,
  reception: RECEPTION,
  shop: SHOP,
  warehouse: WAREHOUSE,
} as const satisfies Record<string, Designs>;
export type DesignedRoom = keyof typeof DESIGNED_ROOMS;

/** The design of a room by its name, if there is one. */
export function findDesign(room: DesignedRoom, name: string): Design | undefined {
  const designs: Designs = DESIGNED_ROOMS[room];
  return Object.hasOwn(designs, name) ? designs[name] : undefined;
}
