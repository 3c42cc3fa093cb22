export { amenityName, type MasterNames, readMasterNames } from './master-names.ts';
export { readCell } from './read-cell.ts';
export { writeCell } from './write-cell.ts';
