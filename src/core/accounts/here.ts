import type { Actor } from '../records/index.ts';

/** A person, and the browser in which they stay signed in when all others end. */
export interface Here {
  actor: Actor;
  sessionId: string;
}
