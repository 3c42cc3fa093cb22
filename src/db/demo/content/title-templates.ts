import type { Family } from './property-type.ts';
import { businessTitles } from './titles-business.ts';
import { homeTitles } from './titles-homes.ts';
import { landTitles } from './titles-land.ts';

/** The words a title of a family is made of. `{…}` stands for a fact of the property. */
export interface TitleTemplates {
  alone: string[];
  inProject: string[];
  quality: string[];
  view: string[];
  feature: string[];
}

/** Titles by family: patterns, and words for their gaps. */
export const titleTemplates: Record<Family, TitleTemplates> = { ...homeTitles, ...landTitles, ...businessTitles };
