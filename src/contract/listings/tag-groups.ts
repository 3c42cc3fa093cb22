import { z } from 'zod';

export const HomeGroup = z.enum(['featured', 'top', 'trending', 'new']);
export type HomeGroup = z.infer<typeof HomeGroup>;

/** The word prefix by which a tag belongs to a group of the home page: "Top picks" matches, "Rooftop" does not. */
const BEGINNINGS: Record<HomeGroup, RegExp> = {
  featured: /(?<![\p{L}\p{N}])feature/iu,
  top: /(?<![\p{L}\p{N}])top/iu,
  trending: /(?<![\p{L}\p{N}])trending/iu,
  new: /(?<![\p{L}\p{N}])new/iu,
};

/** The groups of the home page that a tag belongs to. */
export const getTagGroups = (tagName: string): HomeGroup[] =>
  HomeGroup.options.filter((group) => BEGINNINGS[group].test(tagName));
