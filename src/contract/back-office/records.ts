import { z } from 'zod';
import { Id, success } from '../answers.ts';
import type { Wire } from '../calls.ts';
import { createPageSchema, Page, PageSize } from '../paging.ts';
import { Stamp } from './fields.ts';

/**
 * Query of a back-office list. Invalid search text or sort order is ignored, so that an old link still shows a list.
 */
export const ListQuery = z.object({
  q: z
    .string()
    .transform((text) => text.replaceAll('\0', '').trim().slice(0, 100).toWellFormed())
    .catch('')
    .default(''),
  page: Page,
  size: PageSize,
  /** The name of a column, with a leading minus for descending order. */
  sort: z
    .string()
    .regex(/^-?\w{1,40}$/)
    .optional()
    .catch(undefined),
  /** A state to filter the list by. */
  state: z
    .string()
    .regex(/^[a-z_]{1,40}$/)
    .optional()
    .catch(undefined),
});
export type ListQuery = z.infer<typeof ListQuery>;

/** Path parameters of records that belong to another one, such as the configurations of a project. */
export const AtOwner = z.object({ owner: Id.catch(0).optional() });

export const AtRecord = AtOwner.extend({ id: Id.catch(0) });

export const ActiveInput = z.object({ is_active: z.boolean() });
export type ActiveInput = z.infer<typeof ActiveInput>;

/** No list with an order of its own is longer. */
export const MAX_ORDERED = 1000;

/** The new place of a record in the order of its list: beside another one, wherever that is by then. */
export const PlaceInput = z.union([z.strictObject({ after: Id }), z.strictObject({ before: Id })]);
export type PlaceInput = z.infer<typeof PlaceInput>;

/** The id of the value that replaces a deleted one wherever it is in use. */
export const DeleteQuery = z.object({ replace_by: Id.optional() });

export const Added = success({ id: Id });
export type Added = z.infer<typeof Added>;

/** A changed record, with its version if it has one. */
export const Changed = success({ version: z.string().optional() });
export type Changed = z.infer<typeof Changed>;

/** The kinds of record that can be restored, named as in the history. */
export const DeletedKind = z.enum(['property', 'project', 'blog', 'jobs', 'user']);
export type DeletedKind = z.infer<typeof DeletedKind>;

export const AtDeletedKind = z.object({ kind: DeletedKind });
export const AtDeleted = AtRecord.extend({ kind: DeletedKind });

export const DeletedRow = z.object({
  id: Id,
  name: z.string(),
  deletedAt: Stamp,
  /** Null if unknown. */
  deleted_by: z.string().nullable(),
  /** When it can no longer be restored. */
  gone_at: Stamp,
});
export type DeletedRow = Wire<z.infer<typeof DeletedRow>>;

export const DeletedList = createPageSchema({ deleted: z.array(DeletedRow) });

/** An option; the note distinguishes or groups options of the same name. */
export const Choice = z.object({ id: Id, label: z.string(), note: z.string().optional() });
export type Choice = z.infer<typeof Choice>;

const choices = z.array(Choice);

/** Options of the back-office forms: cities are noted with their state, amenities with their category, staff with their role. */
export const Choices = success({
  cities: choices,
  builders: choices,
  tags: choices,
  amenities: choices,
  bhks: choices,
  /** Active colleagues. */
  staff: choices,
});
export type Choices = z.infer<typeof Choices>;

/** An empty query finds nothing. */
export const RecordQuery = ListQuery.pick({ q: true });
export type RecordQuery = z.infer<typeof RecordQuery>;

export const RecordKind = z.enum(['project', 'property', 'blog', 'job', 'user', 'builder', 'city']);
export type RecordKind = z.infer<typeof RecordKind>;

/** A record by name, with a note that distinguishes records of the same name. */
export const RecordHit = z.object({ kind: RecordKind, id: Id, label: z.string(), note: z.string() });
export type RecordHit = z.infer<typeof RecordHit>;

/** The best matches of each kind, grouped by kind. */
export const RecordHits = success({ hits: z.array(RecordHit) });
export type RecordHits = z.infer<typeof RecordHits>;
