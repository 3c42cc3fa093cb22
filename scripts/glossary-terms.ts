/** Old terms and what replaced them. Ambiguous English words appear only as the identifiers that were replaced. */
const OLD_TERMS: Record<string, string> = {
  'openHouse|testHouse|DrillHouse': 'createApp, createTestApp, createDrillApp',
  'keepHouse|housekeeping|Housekeeping': 'scheduler, scheduled tasks',
  'recordDesk|enquiryDesk|siteDesk|privacyDesk': 'service',
  'turnstile|TooBusy|mostWaiting|patienceMs': 'concurrency limiter, OverloadedError, maxQueued, timeoutMs',
  refuseWhenLate: 'shedLoad',
  'cutWhenSilent|DatabaseSilent': 'destroyOnTimeout, DatabaseTimeoutError',
  'Happening|happenings': 'DomainEvent',
  'tellCaches|tell-caches|forgetChange|forgetPaths': 'purgeCaches, enqueuePurge, purgePaths',
  'in vain': 'zero-result searches, or "without success"',
  'keepers|remindKeepers|keepFresh|keep-fresh': 'owners, remindOwners, enforceFreshness',
  'fetchAhead|whenReleased': 'prefetch, onPointerUp',
  'isOurTurn|takeTurn': 'throttle, tryAdvisoryLock',
  'sealText|unsealText': 'encrypt, decrypt',
  BackupWish: 'BackupOptions',
  'unsettles|reckonUp|inflict': 'resets, summarize, injectFault',
  'forget-applications|privacy-limits|sweep-files': 'delete-applications, enforce-retention, delete-unused-files',
  'atOneMoment|quietJobs': 'withSnapshot, holdQueuedMails',
  'Trier|countTry|takeBackTry|lookAtLink': 'SignInAttempt, countAttempt, undoAttempt, readPasswordLink',
  'lookInto|usualPage|holdPage|nextPlaces': 'checkContent, findDefaultPage, lockPage, readNextCursors',
  'blankHistory|overPostings|overSubscriptions': 'redactHistory, eraseExpiredPostings, eraseExpiredSubscriptions',
  'comeAgain|allCivil|firstGoodAfter|insistently|patiently': 'hasRetryAfter, areValidOrRetryable, msToFirstSuccess',
  'leaveOut|onceLockIsFree': 'exclude, retryOnLockTimeout',
  'somebody|Somebody|whoever|Whoever|anew': '"someone", "a user", "whichever" or "again"',
  'sayFull|sayRestarted|BY_ITSELF|whoAmI': 'announceFull, announceRestart, AUTO_OPENED, fetchSession',
  'unlikeRera|mistimed|unpublishable': 'getReraExample, validateSchedule, findMissingFields',
};

/** Texts that contain an old term but cannot change yet. */
const ALLOWED: { file: RegExp; term: string; reason: string }[] = [
  {
    file: /^src\/(?:server\/metrics\/work-metrics|cli\/worker-seen\.db\.test)\.ts$/,
    term: 'aangan_housekeeping',
    reason: 'the metrics are exported under their old name until 0.3.0',
  },
];

const replacementByTerm = new Map(
  Object.entries(OLD_TERMS).flatMap(([terms, replacement]) =>
    terms.split('|').map((term) => [term, replacement] as const),
  ),
);
// An underscore does not continue a term, so that names of metrics and constants are found as well.
const PATTERN = new RegExp(`(?<![a-zA-Z0-9])(?:${[...replacementByTerm.keys()].join('|')})(?![a-zA-Z0-9])`, 'g');

/** Functions that are named after what they return, such as `nameOf`. */
const OF_FUNCTIONS = /(?<=\b(?:const|function) )[a-zA-Z]+Of\b(?=\(| = (?:async )?\(|<)/g;

export interface OldTerm {
  file: string;
  line: number;
  term: string;
  replacement: string;
}

/** Finds old terms of the glossary in a file. */
export function findOldTerms(file: string, text: string): OldTerm[] {
  const allowed = ALLOWED.filter((entry) => entry.file.test(file));
  const checked = allowed.reduce((rest, { term }) => rest.replaceAll(term, ''), text);
  return [...checked.matchAll(PATTERN), ...checked.matchAll(OF_FUNCTIONS)].map(({ 0: term, index }) => ({
    file,
    line: checked.slice(0, index).split('\n').length,
    term,
    replacement: replacementByTerm.get(term) ?? 'getX, toX or the noun',
  }));
}
