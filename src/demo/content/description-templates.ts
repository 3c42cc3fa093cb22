import { businessDescriptions } from './descriptions-business.ts';
import { homeDescriptions } from './descriptions-homes.ts';
import { landDescriptions } from './descriptions-land.ts';
import { underwayDescription } from './descriptions-underway.ts';
import type { Family } from './property-type.ts';

/** The sentences of a description. `{…}` is replaced by a fact about the property. */
export interface DescriptionTemplates {
  openings: string[];
  middles: string[];
  closings: string[];
  points: string[];
}

/** Descriptions by family, and for properties under construction. */
export const descriptionTemplates: Record<Family | 'underway', DescriptionTemplates> = {
  ...homeDescriptions,
  ...landDescriptions,
  ...businessDescriptions,
  underway: underwayDescription,
};
