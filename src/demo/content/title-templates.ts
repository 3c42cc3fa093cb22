import type { Family } from './property-type.ts';
import { businessTitles } from './titles-business.ts';
import { homeTitles } from './titles-homes.ts';
import { landTitles } from './titles-land.ts';

/** The parts of a title for a family. `{…}` is replaced by a fact about the property. */
export interface TitleTemplates {
  alone: string[];
  inProject: string[];
  quality: string[];
  view: string[];
  feature: string[];
}

/** Titles by family: patterns, and text for their placeholders. */
export const titleTemplates: Record<Family, TitleTemplates> = { ...homeTitles, ...landTitles, ...businessTitles };
