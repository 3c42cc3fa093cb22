/** The cities of the demo data, featured ones first, in the order of the home page. */
export const demoCities: { name: string; slug: string; state: string; at: [number, number]; featured: boolean }[] = [
  { name: 'Delhi', slug: 'delhi', state: 'Delhi', at: [28.6139, 77.209], featured: true },
  { name: 'Gurugram', slug: 'gurugram', state: 'Haryana', at: [28.4595, 77.0266], featured: true },
  { name: 'Mumbai', slug: 'mumbai', state: 'Maharashtra', at: [19.076, 72.8777], featured: true },
  { name: 'Bengaluru', slug: 'bengaluru', state: 'Karnataka', at: [12.9716, 77.5946], featured: true },
  { name: 'Jaipur', slug: 'jaipur', state: 'Rajasthan', at: [26.9124, 75.7873], featured: true },
  { name: 'Goa', slug: 'goa', state: 'Goa', at: [15.4909, 73.8278], featured: true },
  { name: 'Pune', slug: 'pune', state: 'Maharashtra', at: [18.5204, 73.8567], featured: true },
  { name: 'Hyderabad', slug: 'hyderabad', state: 'Telangana', at: [17.385, 78.4867], featured: true },
  { name: 'Chennai', slug: 'chennai', state: 'Tamil Nadu', at: [13.0827, 80.2707], featured: true },
  { name: 'Kolkata', slug: 'kolkata', state: 'West Bengal', at: [22.5726, 88.3639], featured: true },
  { name: 'Ahmedabad', slug: 'ahmedabad', state: 'Gujarat', at: [23.0225, 72.5714], featured: true },
  { name: 'Noida', slug: 'noida', state: 'Uttar Pradesh', at: [28.5355, 77.391], featured: true },
  { name: 'Greater Noida', slug: 'greater-noida', state: 'Uttar Pradesh', at: [28.4744, 77.504], featured: false },
  { name: 'Chandigarh', slug: 'chandigarh', state: 'Chandigarh', at: [30.7333, 76.7794], featured: false },
  { name: 'Lucknow', slug: 'lucknow', state: 'Uttar Pradesh', at: [26.8467, 80.9462], featured: false },
  { name: 'Kochi', slug: 'kochi', state: 'Kerala', at: [9.9312, 76.2673], featured: false },
  { name: 'Dholera', slug: 'dholera', state: 'Gujarat', at: [22.2486, 72.1921], featured: false },
  { name: 'Faridabad', slug: 'faridabad', state: 'Haryana', at: [28.4089, 77.3178], featured: false },
];

/** Number format of a state's regulator. `#` is a digit, YY and YYYY the year, MM and DD a date. */
export interface ReraFormat {
  project: string;
  agent: string;
}

const HARYANA = 'HRERA-PKL-FBD-9##-YYYY';
const AHMEDABAD = 'PR/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/MAA9####/DDMMYY';
const DHOLERA = 'PR/GJ/AHMEDABAD/DHOLERA/DSIRDA/PAA9####/DDMMYY';

/**
 * The formats by city. Serial numbers start with a nine, beyond those that the regulators have issued, so that no
 * invented number is a real one.
 */
export const reraFormats: Record<string, ReraFormat> = {
  delhi: { project: 'DLRERAYYYYP9###', agent: 'DLRERAYYYYA9###' },
  gurugram: { project: 'GGM/9##/9##/YYYY/0#', agent: 'GGM/REA/9###/YYYY' },
  faridabad: { project: HARYANA, agent: 'HRERA-PKL-REA-9###-YYYY' },
  noida: { project: 'UPRERAPRJ9#####', agent: 'UPRERAAGT9####' },
  'greater-noida': { project: 'UPRERAPRJ9#####', agent: 'UPRERAAGT9####' },
  lucknow: { project: 'UPRERAPRJ9#####', agent: 'UPRERAAGT9####' },
  mumbai: { project: 'P5180009####', agent: 'A5180009####' },
  pune: { project: 'P5210009####', agent: 'A5210009####' },
  bengaluru: { project: 'PRM/KA/RERA/1251/309/PR/DDMMYY/009###', agent: 'PRM/KA/RERA/1251/309/AG/DDMMYY/009###' },
  jaipur: { project: 'RAJ/P/YYYY/9###', agent: 'RAJ/A/YYYY/9###' },
  goa: { project: 'PRGOMMYY9###', agent: 'AGGOMMYY9###' },
  hyderabad: { project: 'P02400009###', agent: 'A02400009###' },
  chennai: { project: 'TN/29/Building/09##/YYYY', agent: 'TN/Agent/09##/YYYY' },
  kolkata: { project: 'WBRERA/P/KOL/YYYY/0009##', agent: 'WBRERA/A/KOL/YYYY/0009##' },
  ahmedabad: { project: AHMEDABAD, agent: 'AG/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/AA9####/DDMMYY' },
  dholera: { project: DHOLERA, agent: 'AG/GJ/AHMEDABAD/DHOLERA/DSIRDA/AA9####/DDMMYY' },
  kochi: { project: 'K-RERA/PRJ/ERN/9##/YYYY', agent: 'K-RERA/AGENT/ERN/9##/YYYY' },
  chandigarh: { project: 'CHRERA-P-9##-YYYY', agent: 'CHRERA-A-9##-YYYY' },
};

/** A place in a city: its name and its approximate coordinates. */
export type Spot = [name: string, latitude: number, longitude: number];

/** A neighbourhood, with its price level relative to the city's average. */
export type Locality = [...Spot, level: number];

/** A locality as the master list has it. */
export interface LocalityData {
  name: string;
  /** The approximate centre. */
  at: [latitude: number, longitude: number];
  /** The name in Hindi; left out where it is not certain. */
  hi?: string;
  /** Other spellings, short forms and former names, in lower case. */
  aliases?: string[];
  /** The larger locality of the same city that it is part of. */
  parent?: string;
}

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
