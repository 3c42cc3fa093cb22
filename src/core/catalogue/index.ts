export { amenityService } from './amenity-desk.ts';
export { bhkService } from './bhk-desk.ts';
export { builderService } from './builder-desk.ts';
export { listBhks, listBuilders } from './choices.ts';
export { readChoices } from './staff-choices.ts';
export { tagService } from './tag-desk.ts';
