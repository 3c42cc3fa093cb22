import { z } from 'zod';
import { Id } from '../answers.ts';
import { requiredText, stamps, type Wire } from './fields.ts';

const SOMEWHERE = 'https://somewhere.example';

/** Paths of the app itself, which cannot be redirected from or to. */
const OURS = /^\/(?:admin|api|assets|choose-password|login|media)(?:\/|$)/i;

/** Normalises a path of this site, without a trailing slash; undefined if it is invalid or points to another site. */
export function sitePath(text: string): string | undefined {
  if (!text.startsWith('/') || !URL.canParse(text, SOMEWHERE)) return undefined;
  const { origin, pathname, search } = new URL(text, SOMEWHERE);
  // Two leading slashes would name another host.
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
