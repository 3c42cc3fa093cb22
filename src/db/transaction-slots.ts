import { DatabaseBusy } from './unavailable.ts';

const PATIENCE_MS = 5_000;

export interface Slots {
  /** Waits for its turn, and refuses with DatabaseBusy when that takes too long. */
  take(): Promise<void>;
  give(): void;
}

/**
 * So many transactions at once and no more: when all of them wait for a lock that somebody else keeps, there are still
 * connections left for everybody who only reads.
 */
export function transactionSlots(most: number): Slots {
  let free = most;
  const waiting = new Set<() => void>();
  return {
    take: () => {
      if (free > 0) {
        free -= 1;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const turn = () => {
          clearTimeout(patience);
          waiting.delete(turn);
          resolve();
        };
        const patience = setTimeout(() => {
          waiting.delete(turn);
          reject(new DatabaseBusy('no transaction could begin in time'));
        }, PATIENCE_MS);
        waiting.add(turn);
      });
    },
    give: () => {
      const [next] = waiting;
      if (next) next();
      else free += 1;
    },
  };
}
