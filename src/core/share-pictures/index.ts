export { type SharedKind, sharePicturePath } from './share-facts.ts';
export { openSharePictures, type SharePictures } from './share-pictures.ts';
