import { and, eq, sql, tables } from '#db';

const { media } = tables;

type MediaRef =
  | typeof tables.blogs.imageId
  | typeof tables.featuredCities.imageId
  | typeof tables.builders.imageId
  | typeof tables.partners.logoId
  | typeof tables.postedPropertyImages.mediaId;

/** Joins the picture a row refers to, if visitors may see it: not a private file, not one unchecked or rejected. */
export const shownPicture = (ref: MediaRef) =>
  and(eq(media.id, ref), eq(media.visibility, 'public'), eq(media.status, 'ready'));

/** The same in a statement that calls the table `m`. */
export const SHOWN = sql.raw("m.visibility = 'public' and m.status = 'ready'");
