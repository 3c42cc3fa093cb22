import type { Pool } from '#db';
import type { Config } from '../config.ts';

/** The result of one check, with what to do if it is not ok. */
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

/** Creates findings for one check. */
export const about = (check: string) => ({
  ok: (says: string): Finding => ({ check, level: 'ok', says }),
  warning: (says: string): Finding => ({ check, level: 'warning', says }),
  problem: (says: string): Finding => ({ check, level: 'problem', says }),
});

/** The error message; the attempts of one connection are wrapped in a single AggregateError. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
