export { diskStore } from './disk-store.ts';
export type { FileStore, StoredFile, UploadedFile } from './file-store.ts';
export { s3Store } from './s3-store.ts';
export { clamdScanner, type Scan, withoutScanner } from './virus-scan.ts';
export { endsLikeZip, isExpandedWithin, readZipDirectory } from './zip-directory.ts';
