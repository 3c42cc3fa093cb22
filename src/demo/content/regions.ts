/** What grows and is built in the region of a city. */
export interface Region {
  /** Crops of the region, as a farm would have them. */
  crops: string;
  otherCrops: string;
  soil: string;
  /** Trees along boundaries and in gardens. */
  trees: string;
  /** How farms get their water. */
  irrigation: string;
  /** The usual floor of an older house. */
  flooring: string;
  /** What the room for domestic help is called. */
  helperRoom: string;
}

const SERVANT_ROOM = 'servant room with attached bath';
const MAID_ROOM = 'maid’s room with attached bath';

const doab: Region = {
  crops: 'wheat and mustard',
  otherCrops: 'vegetables and fodder',
  soil: 'alluvial loam',
  trees: 'neem and shisham',
  irrigation: 'tube well',
  flooring: 'Kota stone',
  helperRoom: SERVANT_ROOM,
};

const deccanRed: Region = {
  crops: 'ragi and vegetables',
  otherCrops: 'mulberry and marigold',
  soil: 'red loam',
  trees: 'mango and silver oak',
  irrigation: 'borewell',
  flooring: 'red-oxide',
  helperRoom: MAID_ROOM,
};

const sabarmati: Region = {
  crops: 'groundnut and cotton',
  otherCrops: 'castor and cumin',
  soil: 'sandy loam',
  trees: 'neem and kesar mango',
  irrigation: 'borewell',
  flooring: 'Kota stone',
  helperRoom: SERVANT_ROOM,
};

/** The region of every demo city. */
export const regions: Record<string, Region> = {
  delhi: doab,
  gurugram: { ...doab, otherCrops: 'bajra and vegetables', soil: 'sandy loam' },
  faridabad: { ...doab, otherCrops: 'paddy and vegetables' },
  noida: { ...doab, otherCrops: 'sugarcane and vegetables' },
  'greater-noida': { ...doab, otherCrops: 'sugarcane and fodder' },
  chandigarh: { ...doab, crops: 'wheat and paddy', otherCrops: 'maize and potato', trees: 'mango and poplar' },
  lucknow: { ...doab, crops: 'wheat and sugarcane', otherCrops: 'mentha and potato', trees: 'dasheri mango and neem' },
  jaipur: {
    ...doab,
    crops: 'bajra and mustard',
    otherCrops: 'moong and barley',
    soil: 'sandy loam',
    trees: 'khejri and neem',
  },
  mumbai: {
    crops: 'paddy and vegetables',
    otherCrops: 'chikoo and coconut',
    soil: 'laterite',
    trees: 'coconut and mango',
    irrigation: 'open well',
    flooring: 'mosaic',
    helperRoom: SERVANT_ROOM,
  },
  pune: {
    crops: 'sugarcane and grapes',
    otherCrops: 'onion and jowar',
    soil: 'black cotton soil',
    trees: 'mango and drumstick',
    irrigation: 'open well',
    flooring: 'Shahabad stone',
    helperRoom: SERVANT_ROOM,
  },
  goa: {
    crops: 'cashew and coconut',
    otherCrops: 'paddy and areca nut',
    soil: 'laterite',
    trees: 'coconut and jackfruit',
    irrigation: 'open well',
    flooring: 'terracotta',
    helperRoom: MAID_ROOM,
  },
  bengaluru: deccanRed,
  hyderabad: {
    ...deccanRed,
    crops: 'paddy and cotton',
    otherCrops: 'maize and chilli',
    soil: 'red chalka soil',
    trees: 'mango and neem',
    flooring: 'Tandur stone',
    helperRoom: SERVANT_ROOM,
  },
  chennai: {
    ...deccanRed,
    crops: 'paddy and groundnut',
    otherCrops: 'casuarina and vegetables',
    soil: 'red sandy loam',
    trees: 'coconut and mango',
    irrigation: 'open well with a pump',
    flooring: 'mosaic',
  },
  kochi: {
    ...deccanRed,
    crops: 'paddy and coconut',
    otherCrops: 'nutmeg and areca nut',
    soil: 'laterite',
    trees: 'coconut and jackfruit',
    irrigation: 'open well',
  },
  kolkata: {
    crops: 'paddy and vegetables',
    otherCrops: 'jute and guava',
    soil: 'alluvial clay',
    trees: 'mango and coconut',
    irrigation: 'pond and shallow tube well',
    flooring: 'mosaic',
    helperRoom: SERVANT_ROOM,
  },
  ahmedabad: sabarmati,
  dholera: {
    ...sabarmati,
    crops: 'cotton and wheat',
    otherCrops: 'cumin and gram',
    soil: 'medium black soil',
    trees: 'neem and prosopis',
    irrigation: 'canal outlet',
  },
};
