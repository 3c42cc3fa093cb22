const SQ_M_PER_SQ_FT = 0.09290304;

/** Converts square metres to whole square feet. */
export const squareFeet = (squareMetres: string | number | null): number | null =>
  squareMetres === null ? null : Math.round(Number(squareMetres) / SQ_M_PER_SQ_FT);
