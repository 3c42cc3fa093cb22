export interface PickOption {
  id: number;
  label: string;
  /** Distinguishes options of the same name: a city's state. */
  note?: string | undefined;
}

/** Text without case and diacritics: 'Bengalūru' is found by 'bengaluru'. */
export const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The options that contain every typed word; those that begin with the text come first. */
export function matchOptions<Option extends Omit<PickOption, 'id'>>(options: Option[], typed: string): Option[] {
  const term = folded(typed).trim();
  if (term === '') return options;
  const words = term.split(/\s+/);
  const found = options.filter(({ label, note = '' }) => {
    const text = folded(`${label} ${note}`);
    return words.every((word) => text.includes(word));
  });
  const [first, later]: [Option[], Option[]] = [[], []];
  for (const option of found) (folded(option.label).startsWith(term) ? first : later).push(option);
  return [...first, ...later];
}
