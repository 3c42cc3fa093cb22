export { checkPicture } from './check-picture.ts';
export { choosePicture } from './choose-picture.ts';
export { choosePictures } from './choose-pictures.ts';
export { preparePicture } from './prepare-picture.ts';
export { recordPicture, storePictureFile } from './receive-picture.ts';
export { SHOWN, shownPicture } from './shown-picture.ts';
export { readStaffPicture, sendStaffPicture, staffPictures, withStaffPicture } from './staff-pictures.ts';
