import type { PostedBy } from './enumerations.ts';

/** Who posted a visitor's listing, in the order in which they are offered. */
export const POSTED_BY_LABELS: Record<PostedBy, string> = { agent: 'Agent', owner: 'Owner', builder: 'Builder' };
