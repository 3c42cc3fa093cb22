/** Somewhere in a city: its name and its approximate coordinates. */
export type Spot = [name: string, latitude: number, longitude: number];

/** A neighbourhood, with its price level against the city's average. */
export type Locality = [...Spot, level: number];

/** The neighbourhoods and landmarks of a city. */
export interface Places {
  city: string;
  /** Where people live and work. */
  localities: Locality[];
  /** Where there is land: plots, farms, sheds. */
  outskirts: Locality[];
  /** What people steer by. */
  landmarks: Spot[];
}
