import type { z } from 'zod';

/** The first message of each field that a form got wrong. */
export const firstIssues = (error: z.ZodError | undefined): Record<string, string> =>
  Object.fromEntries((error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]));
