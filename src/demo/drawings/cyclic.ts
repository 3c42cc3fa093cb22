/** Reads a non-empty list at any integer index, wrapping around at both ends. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const size = items.length;
  const item = items[((index % size) + size) % size];
  if (item === undefined) {
    throw new RangeError(`no item at ${index} of ${size}`);
  }
  return item;
}
