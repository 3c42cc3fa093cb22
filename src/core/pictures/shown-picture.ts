import { and, eq, sql, tables } from '#db';

const { media } = tables;

type MediaRef =
  | typeof tables.blogs.imageId
  | typeof tables.featuredCities.imageId
  | typeof tables.builders.imageId
  | typeof tables.partners.logoId
  | typeof tables.postedPropertyImages.mediaId;

/** Join condition for the picture of a row, if visitors may see it: not private, unchecked or rejected. */
export const shownPicture = (ref: MediaRef) =>
  and(eq(media.id, ref), eq(media.visibility, 'public'), eq(media.status, 'ready'));

/** The same condition for raw SQL in which media has the alias `m`. */
export const SHOWN = sql.raw("m.visibility = 'public' and m.status = 'ready'");
