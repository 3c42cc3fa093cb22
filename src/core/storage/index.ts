export { diskStore } from './disk-store.ts';
export type { FileStore } from './file-store.ts';
export { clamdScanner, type Scan, withoutScanner } from './virus-scan.ts';
