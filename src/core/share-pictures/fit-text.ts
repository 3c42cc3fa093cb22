/** Returns the rendered width of a text. */
export type Measure = (text: string) => number;

/** The longest prefix that fits with an ellipsis, cut between words where possible. */
function shorten(text: string, width: number, measure: Measure): string {
  const characters = Array.from(text);
  const fits = (length: number) => measure(`${characters.slice(0, length).join('').trimEnd()}…`) <= width;
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  const prefix = characters.slice(0, low).join('');
  const atWord = characters[low] === ' ' ? prefix : prefix.slice(0, Math.max(prefix.lastIndexOf(' '), 0));
  return `${(atWord || prefix).trimEnd().replace(/[,;:–-]$/, '')}…`;
}

/** Removes the words of one line from the front of the list; at least one, even if it is too wide. */
function takeLine(words: string[], width: number, measure: Measure): string {
  let line = words.shift() ?? '';
  while (words.length > 0 && measure(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`;
  return line;
}

/** Breaks a text into at most `maxLines` lines; truncated text ends in an ellipsis. */
export function fitText(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < maxLines - 1) lines.push(takeLine(words, width, measure));
  if (words.length > 0) lines.push(words.join(' '));
  return lines.map((line) => (measure(line) <= width ? line : shorten(line, width, measure)));
}
