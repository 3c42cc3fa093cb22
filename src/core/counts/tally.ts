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
      const known = counts.get(key);
      if (known) known.times += times;
      else if (counts.size < maxEntries) counts.set(key, { day, name, times });
    },
    take(): Count[] {
      const taken = [...counts.values()];
      counts.clear();
      return taken;
    },
  };
}
