const rowNames = () => [...document.querySelectorAll<HTMLElement>('[data-row] button')];

/** Moves the focus to the name so many rows on; from nowhere to the first. */
export function moveBy(step: number): void {
  const names = rowNames();
  const place = names.findIndex((name) => name === document.activeElement);
  names[place < 0 ? 0 : Math.min(Math.max(place + step, 0), names.length - 1)]?.focus();
}

/** The id of the row that has the focus; not a number where none has it. */
export const focusedRow = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
