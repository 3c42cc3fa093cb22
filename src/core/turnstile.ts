export class TooBusy extends Error {
  override name = 'TooBusy';
}

/** Ends a turn; saying so twice is no harm. */
export type Leave = () => void;

/**
 * Lets a few in at a time and a few more wait in their order; whoever would have to wait behind those is refused with
 * TooBusy at once, so that a crowd costs little and nobody waits for what comes too late.
 */
export function turnstile({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }): () => Promise<Leave> {
  const waiting: (() => void)[] = [];
  let inside = 0;

  const leaveOnce = (): Leave => {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = waiting.shift();
      if (next) next();
      else inside -= 1;
    };
  };

  return async () => {
    if (inside < atOnce) inside += 1;
    else if (waiting.length >= mostWaiting) throw new TooBusy();
    else await new Promise<void>((go) => waiting.push(go));
    return leaveOnce();
  };
}
