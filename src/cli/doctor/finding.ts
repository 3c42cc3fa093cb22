import type { Pool } from '#db';
import type { Config } from '../config.ts';

/** The result of one check, with what to do if it is not ok. */
export interface Finding {
  check: string;
  level: 'ok' | 'warning' | 'problem';
  message: string;
}

export interface CheckContext {
  config: Config;
  pool: Pool;
}

export type Check = (context: CheckContext) => Promise<Finding[]>;

/** Creates findings for one check. */
export const findingsFor = (check: string) => ({
  ok: (message: string): Finding => ({ check, level: 'ok', message }),
  warning: (message: string): Finding => ({ check, level: 'warning', message }),
  problem: (message: string): Finding => ({ check, level: 'problem', message }),
});

/** The error message; the attempts of one connection are wrapped in a single AggregateError. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
  return error instanceof Error ? error.message || error.name : String(error);
}
