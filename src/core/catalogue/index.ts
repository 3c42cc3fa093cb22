export { builderService } from './builder-service.ts';
export { choiceReads, readChoices } from './choices.ts';
export { amenityService, bhkService, tagService } from './master-list-services.ts';
