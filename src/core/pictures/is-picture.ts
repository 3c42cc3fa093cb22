import { sql, tables } from '#db';

/** Applicants' documents are in the same table and must never be read or used as a picture. */
export const isPicture = sql<boolean>`${tables.media.contentType} like 'image/%'`;
