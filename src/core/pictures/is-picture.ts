import { sql, tables } from '#db';

/** Documents of applicants stand in the same table: they are never read or taken as a picture. */
export const isPicture = sql<boolean>`${tables.media.contentType} like 'image/%'`;
