export { CITY_GROUPS, getCityAliases } from './city-names.ts';
export { buildPlaceIndex, type PlaceIndex } from './place-index.ts';
export { readSentence } from './read-sentence.ts';
export type { PlaceName, SentenceFilters, SentenceReading } from './reading.ts';
