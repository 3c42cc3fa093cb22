/** The BHK choices, in the order of their bits. */
export const BHKS = ['1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '5', '6+'] as const;

export type Bhk = (typeof BHKS)[number];

/** Formats a BHK for a title: `1 RK`, `2.5 BHK`. */
export const bhkLabel = (bhk: Bhk): string => (bhk === '1 RK' ? bhk : `${bhk} BHK`);
