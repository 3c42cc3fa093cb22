export { confirmPosting } from './confirm-posting.ts';
export { decidePosting } from './decide-posting.ts';
export { likelyDuplicates } from './duplicates/index.ts';
export { expirePostings } from './expire-postings.ts';
export { renewPostingLink } from './manage-link.ts';
export { changePosting, readPosting, stepPosting } from './manage-posting.ts';
export { postingService } from './posting-service.ts';
export { countPostings } from './posting-views.ts';
export { receivePosting, type SentPicture } from './receive-posting.ts';
