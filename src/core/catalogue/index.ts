export { amenityDesk } from './amenity-desk.ts';
export { bhkDesk } from './bhk-desk.ts';
export { builderDesk } from './builder-desk.ts';
export { listBhks, listBuilders } from './choices.ts';
export { readChoices } from './staff-choices.ts';
export { tagDesk } from './tag-desk.ts';
