export interface Spread {
  p50: number;
  p95: number;
  p99: number;
  worst: number;
}

/** Percentiles in milliseconds, rounded to a tenth. */
export function spread(milliseconds: number[]): Spread {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: at(1) };
}

/** Measures the duration of each item, one after the other. */
export async function times<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    measured.push(performance.now() - start);
  }
  return measured;
}

/** Items completed per second when `callers` concurrent callers process them for a fixed time. */
export async function throughput<Item>(
  items: Item[],
  callers: number,
  seconds: number,
  work: (item: Item) => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let done = 0;
  let next = 0;
  const call = async () => {
    while (performance.now() < end) {
      const item = items[next++ % items.length] as Item;
      await work(item);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  return Math.round(done / seconds);
}
