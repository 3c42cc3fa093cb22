export { changePostingPictures } from './change-pictures.ts';
export { decidePosting } from './decide-posting.ts';
export { likelyDuplicates } from './duplicates.ts';
export { renewPostingLink } from './manage-link.ts';
export { changePosting, expirePostings, readPosting, stepPosting } from './manage-posting.ts';
export {
  moveEarlierPictures,
  movePostingPictures,
  readPosterPicture,
  readPrivatePicture,
} from './posting-pictures.ts';
export { publishEarlierPostings, removePostingProperty } from './posting-property.ts';
export { postingService } from './posting-service.ts';
export { countPostings, readWaitingPostings } from './posting-views.ts';
export { postedPropertyReads } from './public-postings.ts';
export { confirmPosting, receivePosting } from './receive-posting.ts';
export type { SentPicture } from './sent-pictures.ts';
