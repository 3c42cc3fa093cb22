/** How often something happened on a day. */
export interface Count {
  day: string;
  name: string;
  times: number;
}

/** Counts in memory until they are taken away. It holds `most` names: what is new beyond them is not counted. */
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
