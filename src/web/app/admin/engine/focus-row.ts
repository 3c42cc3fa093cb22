const rowNames = () => [...document.querySelectorAll<HTMLElement>('[data-row] button')];

/** Moves the focus to the name so many rows on; from nowhere to the first. */
export function focusRow(step: number): void {
  const names = rowNames();
  const place = names.findIndex((name) => name === document.activeElement);
  names[place < 0 ? 0 : Math.min(Math.max(place + step, 0), names.length - 1)]?.focus();
}
