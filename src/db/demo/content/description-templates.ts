import { businessDescriptions } from './descriptions-business.ts';
import { homeDescriptions } from './descriptions-homes.ts';
import { landDescriptions } from './descriptions-land.ts';
import { underwayDescription } from './descriptions-underway.ts';
import type { Family } from './property-type.ts';

/** The sentences a description is made of. `{…}` stands for a fact of the property. */
export interface DescriptionTemplates {
  openings: string[];
  middles: string[];
  closings: string[];
  points: string[];
}

/** Descriptions by family, and of what is still being built. */
export const descriptionTemplates: Record<Family | 'underway', DescriptionTemplates> = {
  ...homeDescriptions,
  ...landDescriptions,
  ...businessDescriptions,
  underway: underwayDescription,
};
