export { choosePicture, choosePictures, SHOWN, shownPicture } from './choose-pictures.ts';
export { createPictureFetcher, PictureUnavailable } from './fetch-picture.ts';
export { preparePicture } from './prepare-picture.ts';
export {
  checkPicture,
  readStaffPicture,
  recordPicture,
  sendStaffPicture,
  staffPictures,
  storePictureFile,
  withStaffPicture,
} from './receive-picture.ts';
