const rowNames = () => [...document.querySelectorAll<HTMLElement>('[data-row] button')];

/** Moves the focus by the given number of rows, or to the first row if none has it. */
export function moveBy(step: number): void {
  const names = rowNames();
  const place = names.findIndex((name) => name === document.activeElement);
  names[place < 0 ? 0 : Math.min(Math.max(place + step, 0), names.length - 1)]?.focus();
}

/** The id of the focused row; NaN if there is none. */
export const focusedRow = (): number =>
  Number(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row ?? Number.NaN);
