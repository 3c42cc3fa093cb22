/** How much of a section is visible. */
export interface Sight {
  id: string;
  /** Visible fraction of the section. */
  share: number;
  /** Fraction of the window that it fills. */
  fills: number;
}

/**
 * The section being read: the first one with at least `threshold` visible. A section taller than the window counts when
 * it fills that fraction of the window. Undefined if no section qualifies; the caller then keeps the last one.
 */
export const activeSection = (sights: readonly Sight[], threshold: number): string | undefined =>
  sights.find(({ share, fills }) => share > 0 && (share >= threshold || fills >= threshold))?.id;
