export type { Actor } from './actor.ts';
export { csvHead, csvLine, plainCell } from './csv.ts';
export { contains, named } from './matching.ts';
export { recordChange } from './record-change.ts';
export { recordDesk } from './record-desk.ts';
export type { Change, RecordDesk } from './record-spec.ts';
