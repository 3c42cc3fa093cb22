export { adminRecordService } from './admin-record-service.ts';
export { csvHead, csvLine, plainCell } from './export-records.ts';
export { contains, named } from './list-order.ts';
export { recordAccess, recordChange } from './record-change.ts';
export type { Actor, AdminRecordService, AlsoWrite, Change, StoredRow } from './record-spec.ts';
