export { preparePicture } from './prepare-picture.ts';
export { shownPicture } from './shown-picture.ts';
