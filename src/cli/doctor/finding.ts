import type { Pool } from '#db';
import type { Config } from '../config.ts';

/** What was looked at, how it is, and, where it is not well, what to do. */
export interface Finding {
  check: string;
  level: 'ok' | 'warning' | 'problem';
  says: string;
}

export interface Patient {
  config: Config;
  pool: Pool;
}

export type Check = (patient: Patient) => Promise<Finding[]>;

/** What can be said of one subject. */
export const about = (check: string) => ({
  ok: (says: string): Finding => ({ check, level: 'ok', says }),
  warning: (says: string): Finding => ({ check, level: 'warning', says }),
  problem: (says: string): Finding => ({ check, level: 'problem', says }),
});

/** Why something failed, in the words of whoever refused. Several tries of one connection come as one error. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
