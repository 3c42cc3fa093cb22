/** How much of a section can be seen. */
export interface Sight {
  id: string;
  /** The share of the section that is in sight. */
  share: number;
  /** The share of the window that it fills. */
  fills: number;
}

/**
 * The section that a visitor is reading: the first one of which at least `threshold` is in sight. One that is taller
 * than the window can never show so much of itself; it counts when it fills that much of the window. Where none shows
 * enough there is none, and the last one stays.
 */
export const activeSection = (sights: readonly Sight[], threshold: number): string | undefined =>
  sights.find(({ share, fills }) => share > 0 && (share >= threshold || fills >= threshold))?.id;
