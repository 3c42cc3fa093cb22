/** A place in a city: its name and its approximate coordinates. */
export type Spot = [name: string, latitude: number, longitude: number];

/** A neighbourhood, with its price level relative to the city's average. */
export type Locality = [...Spot, level: number];

/** The neighbourhoods and landmarks of a city. */
export interface Places {
  city: string;
  /** Residential and business areas. */
  localities: Locality[];
  /** Areas with land: plots, farms, sheds. */
  outskirts: Locality[];
  /** Landmarks used for directions. */
  landmarks: Spot[];
}
