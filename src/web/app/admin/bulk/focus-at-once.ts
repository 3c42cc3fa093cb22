/** The ref of the field that a panel opens for; one function, so that React calls it only when the field appears. */
export const focusAtOnce = (field: HTMLElement | null): void => field?.focus();
