export { confirmPosting } from './confirm-posting.ts';
export { expirePostings } from './expire-postings.ts';
export { renewPostingLink } from './manage-link.ts';
export { changePosting, readPosting, stepPosting } from './manage-posting.ts';
export { postingDesk } from './posting-desk.ts';
export { receivePosting, type SentPicture } from './receive-posting.ts';
