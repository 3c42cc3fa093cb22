export class DeskBusy extends Error {
  override name = 'DeskBusy';
}

/**
 * Does slow work a few at a time. What is asked for twice while it is under way is done once; when too many wait, the
 * next is refused with DeskBusy instead of piling up.
 */
export function drawingDesk<Result>({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let working = 0;

  async function inTurn(work: () => Promise<Result>): Promise<Result> {
    if (working < atOnce) working += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else working -= 1;
    }
  }

  return (name: string, work: () => Promise<Result>): Promise<Result> => {
    const started = underWay.get(name);
    if (started) return started;
    if (working >= atOnce && waiting.length >= mostWaiting) return Promise.reject(new DeskBusy());
    const result = inTurn(work).finally(() => underWay.delete(name));
    underWay.set(name, result);
    return result;
  };
}
