import type { Places } from './cities.ts';
import { capitalPlaces, northPlaces } from './places-north.ts';
import { southAndEastPlaces } from './places-south-and-east.ts';
import { westPlaces } from './places-west.ts';

/** The places of every demo city. Names are real, positions are approximate. */
export const demoPlaces: Places[] = [...capitalPlaces, ...northPlaces, ...westPlaces, ...southAndEastPlaces];
