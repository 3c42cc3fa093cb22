import type { PostedBy } from './enumerations.ts';

/** Who posted a visitor's listing, in display order. */
export const POSTED_BY_LABELS: Record<PostedBy, string> = { agent: 'Agent', owner: 'Owner', builder: 'Builder' };
