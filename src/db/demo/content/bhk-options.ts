/** The BHK choices, in the order of their bits. */
export const BHKS = ['1 RK', '1', '1.5', '2', '2.5', '3', '3.5', '4', '5', '6+'] as const;

/** One of the BHK choices. */
export type Bhk = (typeof BHKS)[number];

/** How a BHK is said in a title: `1 RK`, `2.5 BHK`. */
export const bhkLabel = (bhk: Bhk): string => (bhk === '1 RK' ? bhk : `${bhk} BHK`);
