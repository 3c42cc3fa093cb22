const NICE = [1, 2, 5, 10];
const LINES = 4;

/** The ticks of an axis, from 0 to at least the largest value, in readable whole steps. */
export function ticks(largest: number): number[] {
  const minStep = Math.max(largest, 1) / LINES;
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = Math.max(1, (NICE.find((nice) => nice * power >= minStep) ?? 10) * power);
  const top = Math.max(1, Math.ceil(largest / step));
  return Array.from({ length: top + 1 }, (_, place) => place * step);
}
