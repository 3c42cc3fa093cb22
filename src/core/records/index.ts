export type { Actor } from './actor.ts';
export { adminRecordService } from './admin-record-service.ts';
export { csvHead, csvLine, plainCell } from './csv.ts';
export { contains, named } from './matching.ts';
export { recordChange } from './record-change.ts';
export type { AdminRecordService, Change } from './record-spec.ts';
