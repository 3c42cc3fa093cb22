import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const TICKS = 100;

async function readStat(pid: string): Promise<{ parent: string; ticks: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The name of a program may hold spaces and brackets; what follows it does not.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && { parent: fields[1] ?? '', ticks: Number(fields[11]) + Number(fields[12]) };
}

/** The seconds of processor time that a process and its children have used so far; nothing where there is no Linux. */
export async function processorSeconds(pid: number): Promise<number> {
  const pids = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name));
  const stats = new Map<string, { parent: string; ticks: number }>();
  for (const each of pids) {
    const stat = await readStat(each);
    if (stat) stats.set(each, stat);
  }
  const belongs = (each: string): boolean =>
    each === String(pid) || (stats.has(each) && belongs(stats.get(each)?.parent ?? ''));
  return [...stats].reduce((sum, [each, { ticks }]) => sum + (belongs(each) ? ticks / TICKS : 0), 0);
}
