export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Ends a turn; saying so twice is no harm. */
export type Leave = () => void;

interface Room {
  atOnce: number;
  maxQueued: number;
  /** How long anybody waits for a turn. */
  patienceMs: number;
}

/**
 * Lets a few in at a time and a few more wait in their order; whoever would have to wait behind those is refused with
 * TooBusy at once, and whoever has waited too long likewise, so that a crowd costs little and nobody waits for what comes
 * too late.
 */
export function turnstile({ atOnce, maxQueued, patienceMs }: Room): () => Promise<Leave> {
  const waiting = new Set<() => void>();
  let inside = 0;

  const wait = () =>
    new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(patience);
        waiting.delete(go);
        resolve();
      };
      const patience = setTimeout(() => {
        waiting.delete(go);
        reject(new TooBusy());
      }, patienceMs);
      waiting.add(go);
    });

  const leaveOnce = (): Leave => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const [next] = waiting;
      if (next) next();
      else inside -= 1;
    };
  };

  return async () => {
    if (inside < atOnce) inside += 1;
    else if (waiting.size >= maxQueued) throw new TooBusy();
    else await wait();
    return leaveOnce();
  };
}
