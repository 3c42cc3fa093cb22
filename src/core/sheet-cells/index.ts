export { readCell, writeCell } from './cells.ts';
export { amenityName, type MasterNames, readMasterNames } from './master-names.ts';
