import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { key, ref, timestamps } from './columns.ts';

export const mediaVisibility = pgEnum('media_visibility', ['public', 'private']);
export const mediaStatus = pgEnum('media_status', ['pending', 'ready', 'rejected']);

/** A stored file. `path` is relative to the media base URL for public files. */
export const media = pgTable(
  'media',
  {
    id: key(),
    path: text().notNull().unique(),
    visibility: mediaVisibility().notNull(),
    status: mediaStatus().notNull().default('pending'),
    contentType: text().notNull(),
    byteSize: integer(),
    width: integer(),
    height: integer(),
    sha256: text(),
    alt: text().notNull().default(''),
    /** Unused since 0.2.0; 0.1.0 still reads and writes it, so it is dropped in 0.3.0. */
    thumbhash: text(),
    /** Perceptual hash: similar pictures differ in few bits. */
    pictureHash: bigint({ mode: 'bigint' }),
    variants: jsonb().$type<{ width: number; format: 'avif' | 'webp' | 'svg'; path: string }[]>().notNull().default([]),
    originalName: text(),
    uploadedBy: ref().references(() => users.id, { onDelete: 'set null' }),
    ...timestamps(),
  },
  (t) => [
    index('media_sha256_idx').on(t.sha256),
    index('media_picture_hash_idx').on(t.pictureHash),
    // Two hashes that differ in up to three bits have at least one of their four quarters in common.
    index('media_picture_quarters_idx').using('gin', sql`picture_quarters(${t.pictureHash})`),
    check('media_path_is_relative', sql`${t.path} !~ '(^/|\\.\\.|//)'`),
    check('media_size_positive', sql`${t.byteSize} is null or ${t.byteSize} > 0`),
    check(
      'media_pixels_positive',
      sql`(${t.width} is null or ${t.width} > 0) and (${t.height} is null or ${t.height} > 0)`,
    ),
  ],
);
