import { getImportPermission, getScope, type Permission } from '#contract';
import { and, eq, isNull, tables } from '#db';
import { authorise, staffColumns } from '../accounts/index.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../errors.ts';
import type { Actor } from '../records/index.ts';
import type { StoredImport } from './stored-import.ts';

const { imports, users } = tables;

type Owned = Pick<StoredImport, 'kind' | 'startedBy'>;

/** Whether a user is limited to the sheets of leads that they uploaded or started. */
export const seesOwnOnly = ({ staff }: Actor): boolean => getScope(staff.role, 'lead-imports') === 'own';

/** Throws unless the user may do this with an import. */
export async function authoriseImport(ctx: Ctx, actor: Actor, id: number, action: 'see' | 'change'): Promise<void> {
  const [found] = await ctx.db
    .select({ kind: imports.kind, startedBy: imports.startedBy })
    .from(imports)
    .where(eq(imports.id, id));
  authorise(actor.staff, getImportPermission(found?.kind ?? 'property', action));
  if (!found) throw new DomainError('not_found', 'Import not found');
  if (found.kind === 'enquiry' && seesOwnOnly(actor) && found.startedBy !== actor.staff.id)
    throw new DomainError('forbidden', 'A colleague has uploaded this sheet of leads');
}

/** What a run does for the user: listings are changed, leads are added. */
export const RUN_PERMISSIONS: Record<Owned['kind'], Permission> = {
  property: 'properties:change',
  project: 'projects:change',
  enquiry: 'lead-imports:change',
};

/** The user as they are now: what they may no longer do is not done for them. */
export async function readImporter(ctx: Ctx, { id, kind, startedBy }: Owned & { id: number }): Promise<Actor> {
  const [staff] = await ctx.db
    .select(staffColumns)
    .from(users)
    .where(and(eq(users.id, startedBy ?? 0), eq(users.isActive, true), isNull(users.deletedAt)));
  if (!staff) throw new DomainError('forbidden', 'The account was deactivated');
  authorise(staff, RUN_PERMISSIONS[kind]);
  return { staff, requestId: `import-${id}`, ip: undefined };
}
