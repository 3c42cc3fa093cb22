import { readdir, readFile } from 'node:fs/promises';

/** Clock ticks per second that Linux uses in /proc. */
const TICKS = 100;

async function readStat(pid: string): Promise<{ parent: string; ticks: number } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  // The process name may contain spaces and brackets, so the fields are read after the last bracket.
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ');
  return fields && { parent: fields[1] ?? '', ticks: Number(fields[11]) + Number(fields[12]) };
}

/** CPU seconds used so far by a process and its children; 0 on systems other than Linux. */
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
