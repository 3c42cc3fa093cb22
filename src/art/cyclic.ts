/** Reads a non-empty list at any whole index, going round at either end. */
export function cyclic<T>(items: readonly T[], index: number): T {
  const size = items.length;
  const item = items[((index % size) + size) % size];
  if (item === undefined) {
    throw new RangeError(`no item at ${index} of ${size}`);
  }
  return item;
}
