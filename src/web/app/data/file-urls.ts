type SiteDrawing =
  | 'banner'
  | 'login-art'
  | `spot-${'notfound' | 'search' | 'thanks' | 'wishlist'}`
  | `interior-${'balcony-17' | 'study-9'}-golden`
  | 'elevation-tower-4-dusk'
  | 'elevation-villa-4-day'
  | 'elevation-plot-41-day'
  | 'elevation-builder-floor-34-golden'
  | 'elevation-office-64-day'
  | `courtyard-${string}-golden-${'wide' | 'tall'}`;

/**
 * The URL of a drawing in `public/assets`. Browsers keep it for a year, so the folder gets a new number when a drawing
 * changes; imported files with a hash in their names would cost every page two kilobytes of script.
 */
export const drawingUrl = (name: SiteDrawing): string => `/assets/drawings-1/${name}.svg`;

/** The URL of a picture; pictures that only staff may see already have one. */
export const mediaUrl = (path: string): string => (path.startsWith('/') ? path : `/media/${path}`);
