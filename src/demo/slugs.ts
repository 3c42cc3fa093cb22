const MAX_LENGTH = 110;

/** Lower-case words joined by hyphens. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replaceAll(/^-|-$/g, '');

/** Returns unique slugs: a second use of the same title gets `-2`. */
export function createSlugger(): (text: string) => string {
  const usedSlugs = new Set<string>();
  return (text) => {
    const slug = toSlug(text);
    let free = slug;
    for (let count = 2; usedSlugs.has(free); count++) free = `${slug}-${count}`;
    usedSlugs.add(free);
    return free;
  };
}
