export { listBhks, listBuilders } from './choices.ts';
