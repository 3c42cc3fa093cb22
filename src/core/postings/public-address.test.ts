import { expect, test } from 'vitest';
import { publicAddress } from './public-address.ts';

test.each([
  ['Flat 204, Lake View Apartments, Whitefield', 'Lake View Apartments, Whitefield'],
  ['Flat No. 4B, 3rd floor, Sai Residency, Baner Road, Pune', 'Sai Residency, Baner Road, Pune'],
  ['A-1203, Palm Heights, Sector 62, Noida', 'Palm Heights, Sector 62, Noida'],
  ['Flat 204 Palm Heights, Sector 62', 'Palm Heights, Sector 62'],
  ['#12, 5th Cross, Indiranagar', '5th Cross, Indiranagar'],
  ['H.No 8-2-120/4, Banjara Hills, Hyderabad', 'Banjara Hills, Hyderabad'],
  ['D.No. 5-9-22, Adarsh Nagar', 'Adarsh Nagar'],
  ['B-12 Green Park Extension, New Delhi', 'Green Park Extension, New Delhi'],
  ['Plot No. 45, Sector 12, Dwarka', 'Sector 12, Dwarka'],
  ['Khasra 120/3, Shamshabad', 'Shamshabad'],
  ['Shop 7, Linking Road, Bandra West', 'Linking Road, Bandra West'],
  ['Palm Heights flat no 1204, Sector 62', 'Palm Heights, Sector 62'],
  ['12/4 , Ground floor , Anna Nagar East', 'Anna Nagar East'],
])('R-337 the number of a home is not shown: %s', (address, shown) => {
  expect(publicAddress(address)).toBe(shown);
});

test.each([
  '100 Feet Road, Indiranagar, Bengaluru',
  '5th Cross, 27th Main, HSR Layout',
  'Sector 62, Noida',
  'Near DLF Phase 3 metro, Gurugram',
  'Beach Road, Candolim',
  'Door County Lane, Kochi',
  'House of Hiranandani, Egattur',
])('roads and sectors stay: %s', (address) => {
  expect(publicAddress(address)).toBe(address);
});
