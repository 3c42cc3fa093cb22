import { z } from 'zod';
import { Id } from '../answers.ts';
import { requiredText, stamps, type Wire } from './fields.ts';

const SOMEWHERE = 'https://somewhere.example';

/** Addresses that belong to the app itself: nothing leads away from them, and nothing leads there. */
const OURS = /^\/(?:admin|api|assets|choose-password|login|media)(?:\/|$)/i;

/**
 * An address of this site as browsers ask for it, without a slash at its end; undefined for what is none, or leads
 * elsewhere.
 */
export function sitePath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, SOMEWHERE)) return undefined;
  const { origin, pathname, search } = new URL(text, SOMEWHERE);
  // Two slashes at its beginning would name another host.
  if (origin !== SOMEWHERE || /^\/[/\\]/.test(pathname) || OURS.test(pathname)) return undefined;
  return (pathname.replace(/(?<!\/)\/+$/, '') || '/') + search;
}

const Path = requiredText(500).transform((text, issues) => {
  const path = sitePath(text);
  if (path !== undefined) return path;
  issues.addIssue('An address of this site that begins with one /, not of the back office');
  return z.NEVER;
});

export const RedirectInput = z.object({
  from_path: Path.refine(
    (path) => path !== '/' && !path.includes('?'),
    'An address other than the home page, without ?',
  ),
  to_path: Path,
});
export type RedirectInput = z.infer<typeof RedirectInput>;

export const StaffRedirect = z.object({ id: Id, from_path: z.string(), to_path: z.string(), ...stamps });
export type StaffRedirect = Wire<z.infer<typeof StaffRedirect>>;
