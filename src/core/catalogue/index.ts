export { amenityService } from './amenity-service.ts';
export { bhkService } from './bhk-service.ts';
export { builderService } from './builder-service.ts';
export { listBhks, listBuilders } from './choices.ts';
export { readChoices } from './staff-choices.ts';
export { tagService } from './tag-service.ts';
