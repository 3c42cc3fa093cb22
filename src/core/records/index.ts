export type { Actor } from './actor.ts';
export { recordChange } from './record-change.ts';
