import type { PlaceInput, RecordListQuery, StaffMember } from '#contract';
import type { AnyPgColumn, Db, PgTable, SQL, Tx, tables } from '#db';
import type { Ctx } from '../context.ts';
import type { Conflicts } from '../errors.ts';

/** The user and request that make a change in the back office; stored with every change. */
export interface Actor {
  staff: StaffMember;
  requestId: string;
  ip: string | undefined;
}

/** A table of records whose rows have the type `Stored`. */
type RecordTable<Stored> = PgTable & {
  id: AnyPgColumn;
  deletedAt?: AnyPgColumn;
  isActive?: AnyPgColumn;
  $inferSelect: Stored;
};
/** Typing stand-in for every record table; columns that a table does not have are never used. */
type AnyTable = typeof tables.partners;
export type StoredRow = Record<string, unknown> & { id: number };

export const asAnyTable = (table: RecordTable<StoredRow>): AnyTable => table as AnyTable;

/** Selects rows of a list; the condition uses only the table itself, so that the same rows can be counted. */
interface RowQuery {
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
  offset: number;
}

/** A change in progress: its transaction, the actor, and the previous row, if any. */
export interface Change<Stored extends StoredRow = StoredRow> {
  ctx: Ctx;
  tx: Tx;
  actor: Actor;
  before: Stored | undefined;
}

/** Configuration of the admin service for one kind of record. */
export interface RecordSpec<
  Row,
  Input,
  Full = Row,
  Sort extends string = string,
  Stored extends StoredRow = StoredRow,
> {
  /** Name in the API and in the audit log. */
  entity: string;
  /** Name in messages. */
  noun: string;
  table: RecordTable<Stored>;
  /** Limits the rows if the table is shared or the records belong to another record. */
  scope?: SQL;
  rows: (db: Db, rowQuery: RowQuery) => PromiseLike<Row[]>;
  /** Reads all editable fields, if a list row does not contain them. */
  read?: (db: Db, id: number) => PromiseLike<Full | undefined>;
  matches: (text: string) => SQL | undefined;
  /** Sortable columns by their API names. */
  sorts: Record<Sort, AnyPgColumn>;
  /** The column of the order that the site shows, which is then the default order of the list. */
  position?: AnyPgColumn;
  /** Named views of the list, each with its own default order. */
  states?: Record<string, { where: SQL; orderBy: SQL[] }>;
  /** The condition of the filters of the list; their type is that of the contract for this kind of record. */
  filter?(filters: object): SQL | undefined;
  /** The order for these filters that their index has, if no other one is asked for. */
  filterOrder?(filters: object): SQL[] | undefined;
  /** The columns to store; undefined values stay unchanged. */
  values?: (input: Partial<Input>, change: Change<Stored>) => object | Promise<object>;
  /** Writes dependent data: links, search rows, emails. */
  afterWrite?: (change: Change<Stored>, id: number, input: Partial<Input>) => Promise<void>;
  /** Throws to reject a change. */
  guard?: (
    change: Change<Stored>,
    next: { deleted: true } | { isActive: boolean } | Partial<Input>,
  ) => void | Promise<void>;
  /** Counts references to a row, and replaces them with another row before it is deleted. */
  usage?: {
    count: (tx: Tx, id: number) => Promise<number>;
    by: { one: string; many: string };
    replace: (tx: Tx, from: number, to: number) => Promise<void>;
  };
  /** Additional columns to set on activation or deactivation. */
  activationValues?: (isActive: boolean, change: Change<Stored>) => object | Promise<object>;
  /** Additional columns to set on a soft delete. */
  deletedValues?: object;
  conflicts?: Conflicts;
  /** Columns for export, if they differ from the list: headers, and the cells of rows in the order of the ids. */
  exported?: { heads: string[]; cells: (db: Db, ids: number[]) => Promise<string[][]> };
  /** Linked ids to include in the audit entry. */
  links?: (tx: Tx, id: number) => Promise<object>;
  /** The column with the title of a row for the audit log, if it is none of the usual ones. */
  titleColumn?: string;
  /** Columns that must not be written to the audit log. */
  secrets?: string[];
}

/** Further writes in the transaction of a change, with the row before and after it. */
export type AlsoWrite = (tx: Tx, before: StoredRow, after: StoredRow) => Promise<void>;

interface RecordPage<Row> {
  rows: Row[];
  totalItems: number;
  totalPages: number;
}

export interface AdminRecordService<Row, Input, Full, Sort extends string> {
  /** A property, not a method, so that the types refuse a sort name that the service does not have. */
  list: (query: RecordListQuery<Sort>) => Promise<RecordPage<Row>>;
  /** The ids of the first rows of a list, in its order. */
  find: (query: Omit<RecordListQuery<Sort>, 'page' | 'size'>, limit: number) => Promise<number[]>;
  /** The whole list as CSV; `fields` are those that the list returns. */
  export(
    actor: Actor,
    query: Pick<RecordListQuery<Sort>, 'q' | 'sort' | 'state' | 'filters'>,
    fields: string[],
  ): Promise<AsyncGenerator<string>>;
  read(id: number): Promise<Full>;
  create(actor: Actor, input: Input): Promise<number>;
  /**
   * With `version`, the `updatedAt` of the record as it was read, a change in between is an error. Returns the version
   * after the change, if records of this kind have one.
   */
  update(
    actor: Actor,
    id: number,
    changes: Partial<Input>,
    version?: string,
    also?: AlsoWrite,
  ): Promise<string | undefined>;
  /** Stores columns as they were before a change, unless the record was changed after this version. */
  revert(actor: Actor, id: number, columns: Record<string, unknown>, version: string, also: AlsoWrite): Promise<void>;
  setActive(actor: Actor, id: number, isActive: boolean): Promise<void>;
  /** Moves a record in its list. */
  move(actor: Actor, id: number, place: PlaceInput): Promise<void>;
  remove(actor: Actor, id: number, replaceBy?: number): Promise<void>;
}
