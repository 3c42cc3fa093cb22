import type { PropertyType, ResidencyType } from './enumerations.ts';
import { isLand } from './labels.ts';

const COMMERCIAL = /commercial|office|warehouse|industrial/;

/** The category that a kind of property belongs to, so that forms need not ask for it. */
export function getCategory(type: PropertyType): ResidencyType {
  if (isLand(type)) return 'plot';
  return COMMERCIAL.test(type) ? 'commercial' : 'residential';
}
