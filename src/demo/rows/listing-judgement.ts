import type { Random } from '../random.ts';

/** The company's rating of a listing: 3.0 to 5.0, or none. */
export const rating = (unrated: number, random: Random): number | null =>
  random.chance(unrated) ? null : Math.round(random.between(30, 47) + random.between(0, 3)) / 10;

/** The four star ratings, either all or none. */
export function decisionDrivers(missing: number, random: Random) {
  const isRated = !random.chance(missing);
  const stars = () =>
    isRated
      ? random.weighted([
          [1, 1],
          [2, 4],
          [3, 10],
          [4, 12],
          [5, 6],
        ] as const)
      : null;
  return {
    decisionDriversLifeStyle: stars(),
    decisionDriversConnectivity: stars(),
    decisionDriversLivability: stars(),
    decisionDriversValueForMoney: stars(),
  };
}

/** Meta texts for search engines, for a share of the listings. */
export function metaTexts(share: number, title: string, locality: string, city: string, random: Random) {
  if (!random.chance(share)) return { metaTitle: null, metaDescription: null, metaKeywords: null };
  return {
    metaTitle: `${title} | ${city}`.slice(0, 120),
    metaDescription: `${title}. Price, area, pictures and how to visit, from people who know ${locality}.`,
    metaKeywords: [locality, city, 'property', 'Aangan'].join(', '),
  };
}
