export { checkPicture } from './check-picture.ts';
export { preparePicture } from './prepare-picture.ts';
export { receivePicture } from './receive-picture.ts';
export { shownPicture } from './shown-picture.ts';
