import { flatDescriptions } from './descriptions-flats.ts';
import { houseDescriptions } from './descriptions-houses.ts';
import { industryDescriptions } from './descriptions-industry.ts';
import { landDescriptions } from './descriptions-land.ts';
import { officeDescriptions } from './descriptions-offices.ts';
import { shopDescriptions } from './descriptions-shops.ts';
import type { Family } from './property-type.ts';
import type { DescriptionTemplates } from './sentences.ts';

/** Descriptions by family. */
export const descriptionTemplates: Record<Family, DescriptionTemplates> = {
  flat: flatDescriptions,
  house: houseDescriptions,
  ...landDescriptions,
  office: officeDescriptions,
  shop: shopDescriptions,
  industry: industryDescriptions,
};
