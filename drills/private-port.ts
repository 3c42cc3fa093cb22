/** One figure of a process, summed over its labels, as its private port tells it. */
export async function metric(privateOrigin: string, name: string): Promise<number> {
  const text = await (await fetch(`${privateOrigin}/metrics`)).text();
  const values = text.split('\n').flatMap((line) => {
    const [, found, value] = /^([a-z_]+)(?:\{[^}]*\})? (\S+)$/.exec(line) ?? [];
    return found === name ? [Number(value)] : [];
  });
  return values.reduce((sum, value) => sum + value, 0);
}
