/** The figures of a process, each summed over its labels, as its private port tells them. */
export async function metrics(privateOrigin: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${privateOrigin}/metrics`)).text();
  const sums: Record<string, number> = {};
  for (const line of text.split('\n')) {
    const [, name, value] = /^([a-z_]+)(?:\{[^}]*\})? (\S+)$/.exec(line) ?? [];
    if (name !== undefined) sums[name] = (sums[name] ?? 0) + Number(value);
  }
  return sums;
}
