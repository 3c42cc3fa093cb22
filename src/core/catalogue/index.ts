export { listBhks, listBuilders } from './choices.ts';
export { readChoices } from './staff-choices.ts';
