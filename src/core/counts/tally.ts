/** How often a name was counted on a day. */
export interface Count {
  day: string;
  name: string;
  times: number;
}

/** Counts in memory until `take` is called; new names beyond `maxEntries` are not counted. */
export function openTally(maxEntries: number) {
  const counts = new Map<string, Count>();
  return {
    add({ day, name, times }: Count): void {
      const key = `${day} ${name}`;
      const count = counts.get(key);
      if (count) count.times += times;
      else if (counts.size < maxEntries) counts.set(key, { day, name, times });
    },
    take(): Count[] {
      const entries = [...counts.values()];
      counts.clear();
      return entries;
    },
  };
}
