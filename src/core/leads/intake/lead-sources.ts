import { createHash, randomBytes } from 'node:crypto';
import type { IncomingLead, LeadScope, LeadSourceInput } from '#contract';
import { and, asc, eq, gt, or, sql, tables } from '#db';
import { authorise, permitted } from '../../accounts/index.ts';
import type { Ctx } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { type Actor, recordChange } from '../../records/index.ts';
import { passOnLead } from './pass-on.ts';

const { enquiries, leadSources, sourceLeads } = tables;

const KEY_BYTES = 32;
const SHOWN = 12;
/** Both keys work for a day, so that the other system can be changed without losing a lead. */
const GRACE_MS = 24 * 60 * 60 * 1000;
/** Far more than a company has. */
const MAX_SOURCES = 100;

const toHash = (key: string): string => createHash('sha256').update(key).digest('hex');

function makeKey() {
  const key = `aangan_leads_${randomBytes(KEY_BYTES).toString('base64url')}`;
  return { key, stored: { keyHash: toHash(key), keyStart: key.slice(0, 'aangan_leads_'.length + SHOWN / 2) } };
}

/** Service for the systems that send leads; throws unless the user may see settings. */
export function leadSourceService(ctx: Ctx, actor: Actor) {
  const { db } = ctx;
  authorise(actor.staff, 'settings:see');

  const add = (input: LeadSourceInput): Promise<{ id: number; key: string }> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('lead sources', 0))`);
      if ((await tx.$count(leadSources)) >= MAX_SOURCES)
        throw new DomainError('conflict', `There can be ${MAX_SOURCES} sources. Delete one first.`);
      const { name, scopes, per_minute: perMinute } = input;
      if ((await tx.$count(leadSources, eq(sql`lower(${leadSources.name})`, name.toLowerCase()))) > 0)
        throw new DomainError('conflict', 'There is a source of this name', 'name');
      const { key, stored } = makeKey();
      const [row] = await tx
        .insert(leadSources)
        .values({ name, scopes, perMinute, ...stored, createdBy: actor.staff.id })
        .returning({ id: leadSources.id });
      if (!row) throw new Error('the source was not stored');
      const after = { name, scopes, perMinute };
      await recordChange(tx, actor, { action: 'create', entity: 'lead-source', id: row.id, subject: name, after });
      return { id: row.id, key };
    });

  const rotate = (id: number): Promise<{ id: number; key: string }> =>
    db.transaction(async (tx) => {
      const [source] = await tx.select().from(leadSources).where(eq(leadSources.id, id)).for('update');
      if (!source) throw new DomainError('not_found', 'Source not found');
      const { key, stored } = makeKey();
      const old = { oldKeyHash: source.keyHash, oldKeyUntil: new Date(ctx.now().getTime() + GRACE_MS) };
      await tx
        .update(leadSources)
        .set({ ...stored, ...old })
        .where(eq(leadSources.id, id));
      const after = { key: 'rotated' };
      await recordChange(tx, actor, { action: 'update', entity: 'lead-source', id, subject: source.name, after });
      return { id, key };
    });

  const remove = (id: number): Promise<void> =>
    db.transaction(async (tx) => {
      const [source] = await tx.delete(leadSources).where(eq(leadSources.id, id)).returning();
      if (!source) throw new DomainError('not_found', 'Source not found');
      await recordChange(tx, actor, { action: 'delete', entity: 'lead-source', id, subject: source.name });
    });

  return {
    list: () =>
      db
        .select({
          id: leadSources.id,
          name: leadSources.name,
          scopes: leadSources.scopes,
          per_minute: leadSources.perMinute,
          key_start: leadSources.keyStart,
          old_key_until: leadSources.oldKeyUntil,
          last_used_at: leadSources.lastUsedAt,
          createdAt: leadSources.createdAt,
        })
        .from(leadSources)
        .orderBy(asc(leadSources.name), leadSources.id)
        .limit(MAX_SOURCES),
    add: permitted(actor.staff, 'settings:change', add),
    rotate: permitted(actor.staff, 'settings:change', rotate),
    remove: permitted(actor.staff, 'settings:change', remove),
  };
}

export type LeadSourceService = ReturnType<typeof leadSourceService>;

export interface KnownSource {
  id: number;
  name: string;
  perMinute: number;
}

/** The source that a key belongs to; throws if there is none, or if its key does not allow this. */
export async function readSource({ db, now }: Ctx, key: string, scope: LeadScope): Promise<KnownSource> {
  const hash = toHash(key);
  const isOld = and(eq(leadSources.oldKeyHash, hash), gt(leadSources.oldKeyUntil, now()));
  const [source] = await db
    .select()
    .from(leadSources)
    .where(or(eq(leadSources.keyHash, hash), isOld));
  if (!source) throw new DomainError('unauthenticated', 'This key is not valid');
  if (!source.scopes.includes(scope)) throw new DomainError('forbidden', 'This key does not allow that');
  return source;
}

/** Stores a lead of another system once, however often it is sent, and tells who gets it. */
export async function receiveLead(ctx: Ctx, source: KnownSource, lead: IncomingLead): Promise<void> {
  const isNew = await ctx.db.transaction(async (tx) => {
    const lock = `lead ${source.id} ${lead.reference}`;
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    const isSame = and(eq(sourceLeads.sourceId, source.id), eq(sourceLeads.reference, lead.reference));
    if ((await tx.$count(sourceLeads, isSame)) > 0) return false;
    const enquiryId = await passOnLead(ctx, tx, { source: source.name, lead });
    await tx.insert(sourceLeads).values({ sourceId: source.id, reference: lead.reference, enquiryId });
    await tx.update(leadSources).set({ lastUsedAt: ctx.now() }).where(eq(leadSources.id, source.id));
    return true;
  });
  if (isNew) ctx.emit('enquiry');
}

const PROGRESS = { new: 'new', won: 'won', lost: 'lost' } as const;

/** How far a lead of a source has come. */
export async function readLeadStatus({ db }: Ctx, { id }: KnownSource, reference: string) {
  const [found] = await db
    .select({ status: enquiries.status })
    .from(sourceLeads)
    .innerJoin(enquiries, eq(enquiries.id, sourceLeads.enquiryId))
    .where(and(eq(sourceLeads.sourceId, id), eq(sourceLeads.reference, reference)));
  if (!found) throw new DomainError('not_found', 'Lead not found');
  const { status } = found;
  return {
    reference,
    status: status in PROGRESS ? PROGRESS[status as keyof typeof PROGRESS] : ('in_progress' as const),
  };
}
