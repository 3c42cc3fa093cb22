import { PAGE_SIZE, type RecordListQuery } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { and, count, eq, getTableColumns, inArray, isNull, type PgTable, type SQL, sql, type Tx } from '#db';
import type { Ctx } from '../context.ts';
import { ChangedMeanwhile, DomainError, explain, InUse } from '../errors.ts';
import { MAX_LISTED, totals, toWindow } from '../paging.ts';
import { exportRecords } from './export-records.ts';
import { toOrderBy } from './list-order.ts';
import { moveRecord } from './move-record.ts';
import { readLastEditor, recordChange } from './record-change.ts';
import {
  type Actor,
  type AdminRecordService,
  type AlsoWrite,
  asAnyTable,
  type Change,
  type RecordSpec,
  type StoredRow,
} from './record-spec.ts';

/** Columns that can hold the title of a record. */
const TITLE_COLUMNS = ['title', 'name', 'jobTitle', 'tagName', 'bhk'];

/** The rows of a list and their order. */
interface Selected {
  where: SQL | undefined;
  orderBy: SQL[];
}

interface Window {
  limit: number;
  offset: number;
}

/** The columns of a row as they were before they were stored as JSON, in which times are texts. */
const fromJson = (table: PgTable, columns: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(table)).flatMap(([name, { dataType }]) => {
      const value = columns[name];
      if (value === undefined) return [];
      return [[name, dataType === 'date' && typeof value === 'string' ? new Date(value) : value]];
    }),
  );

/** The version of a record is its `updatedAt`, which the schema sets on every update. */
const getVersion = (row: StoredRow | undefined): string | undefined =>
  row?.['updatedAt'] instanceof Date ? row['updatedAt'].toISOString() : undefined;

/** A noun inside a sentence; an acronym stays in capitals. */
const inSentence = (noun: string): string => (noun === noun.toUpperCase() ? noun : noun.toLowerCase());

/** Creates the admin service for one kind of record; every change adds an audit entry in its transaction. */
export function adminRecordService<Row, Input, Sort extends string, Stored extends StoredRow, Full = Row>(
  ctx: Ctx,
  spec: RecordSpec<Row, Input, Full, Sort, Stored>,
): AdminRecordService<Row, Input, Full, Sort> {
  const table = asAnyTable(spec.table);
  const visible = and(spec.scope, spec.table.deletedAt && isNull(spec.table.deletedAt));
  const notFound = () => new DomainError('not_found', `${spec.noun} not found`);

  /** Locks the row until the transaction ends: against changes, or with 'update' also against new references. */
  const stored = async (
    tx: Tx,
    id: number,
    against: 'no key update' | 'update' = 'no key update',
  ): Promise<Stored | undefined> => {
    const [row]: StoredRow[] = await tx
      .select()
      .from(table)
      .where(and(eq(table.id, id), visible))
      .for(against);
    return row as Stored | undefined;
  };

  const forHistory = async (tx: Tx, row: StoredRow | undefined) =>
    row && {
      ...Object.fromEntries(Object.entries(row).filter(([name]) => !spec.secrets?.includes(name))),
      ...(await spec.links?.(tx, row.id)),
    };

  /** The title of a row for the audit log; undefined if its column is secret, such as a person's name. */
  const getSubject = (row: StoredRow | undefined): string | undefined => {
    const column = (spec.titleColumn ? [spec.titleColumn] : TITLE_COLUMNS).find(
      (name) => typeof row?.[name] === 'string',
    );
    return column === undefined || spec.secrets?.includes(column) ? undefined : String(row?.[column]);
  };

  const changing = async (
    actor: Actor,
    id: number,
    action: 'update' | 'delete' | 'activate' | 'deactivate',
    /** Its result becomes the `after` value in the audit entry of a deleted record. */
    work: (change: Change<Stored>) => Promise<object | undefined | void>,
    also?: AlsoWrite,
  ): Promise<string | undefined> => {
    try {
      return await ctx.db.transaction(async (tx) => {
        const before = await stored(tx, id, action === 'delete' && !spec.table.deletedAt ? 'update' : undefined);
        if (!before) throw notFound();
        const past = await forHistory(tx, before);
        const outcome = (await work({ ctx, tx, actor, before })) ?? undefined;
        const now = action === 'delete' ? undefined : await stored(tx, id);
        const after = action === 'delete' ? outcome : await forHistory(tx, now);
        const subject = getSubject(now ?? before);
        await recordChange(tx, actor, { action, entity: spec.entity, id, subject, before: past, after });
        if (now) await also?.(tx, before, now);
        return getVersion(now);
      });
    } catch (error) {
      throw explain(error, spec.conflicts ?? {});
    }
  };

  const assertVersion = async ({ tx, before }: Change<Stored>, version: string | undefined) => {
    const now = getVersion(before);
    if (version === undefined || now === undefined || now === version) return;
    throw new ChangedMeanwhile(await readLastEditor(tx, spec.entity, before?.id ?? 0), new Date(now));
  };

  const save = async ({ tx }: Pick<Change, 'tx'>, id: number, values: object) => {
    if (Object.values(values as typeof table.$inferInsert).some((value) => value !== undefined))
      await tx.update(table).set(values).where(eq(table.id, id));
  };

  const makeFree = async ({ tx }: Pick<Change, 'tx'>, id: number, replaceBy: number | undefined) => {
    if (!spec.usage) return undefined;
    const { count: countUses, by, replace } = spec.usage;
    const used = await countUses(tx, id);
    if (used === 0) return undefined;
    if (replaceBy === undefined) {
      const users = used === 1 ? `1 ${by.one}` : `${indianNumber(used)} ${by.many}`;
      throw new InUse(`This ${inSentence(spec.noun)} is used by ${users}. Choose a replacement.`, used);
    }
    if (replaceBy === id || !(await stored(tx, replaceBy))) throw notFound();
    // Replacing a city can update more listings than the usual statement timeout allows.
    await tx.execute(sql`set local statement_timeout = '5min'`);
    await replace(tx, id, replaceBy);
    return { replaced_by: replaceBy, used };
  };

  const select = ({ q, sort, state = '', filters = {} }: Omit<RecordListQuery<Sort>, 'page' | 'size'>): Selected => {
    const part = spec.states?.[state];
    const where = and(visible, part?.where, spec.filter?.(filters), q === '' ? undefined : spec.matches(q));
    return { where, orderBy: toOrderBy(spec, sort, part?.orderBy ?? spec.filterOrder?.(filters)) };
  };

  const readIds = async ({ where, orderBy }: Selected, { limit, offset }: Window): Promise<number[]> => {
    const found = await ctx.db
      .select({ id: table.id })
      .from(table)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return found.map(({ id }) => id);
  };

  /** Pictures and names of linked records are only read for the rows of the page, not for those before it. */
  const readPage = async ({ where, orderBy }: Selected, page: Window) => {
    const ids = await readIds({ where, orderBy }, page);
    if (ids.length === 0) return [];
    return spec.rows(ctx.db, { where: and(where, inArray(table.id, ids)), orderBy, limit: ids.length, offset: 0 });
  };

  return {
    async list({ page, size = PAGE_SIZE, ...query }) {
      const selected = select(query);
      const matching = ctx.db
        .select({ one: sql`1`.as('one') })
        .from(table)
        .where(selected.where)
        .limit(MAX_LISTED)
        .as('counted');
      const [rows, [all]] = await Promise.all([
        readPage(selected, toWindow({ page, size })),
        ctx.db.select({ rows: count() }).from(matching),
      ]);
      return { rows, ...totals(all?.rows ?? 0, size) };
    },

    find: (query, limit) => readIds(select(query), { limit, offset: 0 }),

    export: (actor, query, fields) => {
      const part = spec.states?.[query.state ?? ''];
      const listed = and(visible, part?.where, spec.filter?.(query.filters ?? {}));
      return exportRecords(ctx, spec, { actor, query, fields, visible: listed });
    },

    async read(id) {
      const where = and(eq(spec.table.id, id), visible);
      const found = spec.read
        ? await spec.read(ctx.db, id)
        : ((await spec.rows(ctx.db, { where, orderBy: [], limit: 1, offset: 0 }))[0] as Full | undefined);
      if (!found) throw notFound();
      return found;
    },

    async create(actor, input) {
      try {
        return await ctx.db.transaction(async (tx) => {
          const change = { ctx, tx, actor, before: undefined };
          await spec.guard?.(change, input);
          const values = (await spec.values?.(input, change)) ?? {};
          const [added] = await tx
            .insert(table)
            .values(values as typeof table.$inferInsert)
            .returning({ id: table.id });
          if (!added) throw new Error('the record was not stored');
          await spec.afterWrite?.(change, added.id, input);
          const now = await stored(tx, added.id);
          const auditEntry = { id: added.id, subject: getSubject(now), after: await forHistory(tx, now) };
          await recordChange(tx, actor, { action: 'create', entity: spec.entity, ...auditEntry });
          return added.id;
        });
      } catch (error) {
        throw explain(error, spec.conflicts ?? {});
      }
    },

    update: (actor, id, changes, version, also) => {
      const work = async (change: Change<Stored>) => {
        await assertVersion(change, version);
        await spec.guard?.(change, changes);
        await save(change, id, (await spec.values?.(changes, change)) ?? {});
        await spec.afterWrite?.(change, id, changes);
      };
      return changing(actor, id, 'update', work, also);
    },

    async revert(actor, id, columns, version, also) {
      const work = async (change: Change<Stored>) => {
        await assertVersion(change, version);
        await save(change, id, fromJson(spec.table, columns));
        await spec.afterWrite?.(change, id, {});
      };
      await changing(actor, id, 'update', work, also);
    },

    async setActive(actor, id, isActive) {
      await changing(actor, id, isActive ? 'activate' : 'deactivate', async (change) => {
        await spec.guard?.(change, { isActive });
        await save(change, id, { isActive, ...(await spec.activationValues?.(isActive, change)) });
        await spec.afterWrite?.(change, id, {});
      });
    },

    async move(actor, id, place) {
      const { entity, position } = spec;
      if (!position) throw notFound();
      await ctx.db.transaction(async (tx) => {
        const moved = await moveRecord(tx, { table, position, where: visible }, id, place);
        if (!moved) throw notFound();
        const { after, before } = moved;
        const values = { before: { position: before }, after: { position: after } };
        await recordChange(tx, actor, {
          action: 'update',
          entity,
          id,
          subject: getSubject(await stored(tx, id)),
          ...values,
        });
      });
    },

    async remove(actor, id, replaceBy) {
      await changing(actor, id, 'delete', async (change) => {
        await spec.guard?.(change, { deleted: true });
        const outcome = await makeFree(change, id, replaceBy);
        if (spec.table.deletedAt) await save(change, id, { ...spec.deletedValues, deletedAt: ctx.now() });
        else await change.tx.delete(table).where(eq(table.id, id));
        await spec.afterWrite?.(change, id, {});
        return outcome;
      });
    },
  };
}
