/** Prometheus metrics of a process: each with its labels, and summed over them. */
export async function metrics(privateOrigin: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${privateOrigin}/metrics`)).text();
  const sums: Record<string, number> = {};
  for (const line of text.split('\n')) {
    const [, name, labels, value] = /^([a-z_]+)(\{[^}]*\})? (\S+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    sums[name] = (sums[name] ?? 0) + Number(value);
    if (labels !== undefined) sums[name + labels] = Number(value);
  }
  return sums;
}
