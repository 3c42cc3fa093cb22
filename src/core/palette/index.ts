export { findRecords } from './find-records.ts';
