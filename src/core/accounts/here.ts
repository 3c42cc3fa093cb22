import type { Actor } from '../records/index.ts';

/** The acting user and their current session, which stays open when their other sessions end. */
export interface Here {
  actor: Actor;
  sessionId: string;
}
