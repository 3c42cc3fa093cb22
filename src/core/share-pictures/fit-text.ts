/** How wide a text is when it is set. */
export type Measure = (text: string) => number;

/** The longest beginning of a text that leaves room for an ellipsis, cut between words if there is one to cut at. */
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

/** Takes the words of one line from the front of a list; one at least, however wide it is. */
function takeLine(words: string[], width: number, measure: Measure): string {
  let line = words.shift() ?? '';
  while (words.length > 0 && measure(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`;
  return line;
}

/** Breaks a text into at most so many lines of a width; what does not fit ends in an ellipsis. */
export function fitText(text: string, width: number, maxLines: number, measure: Measure): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const lines: string[] = [];
  while (words.length > 0 && lines.length < maxLines - 1) lines.push(takeLine(words, width, measure));
  if (words.length > 0) lines.push(words.join(' '));
  return lines.map((line) => (measure(line) <= width ? line : shorten(line, width, measure)));
}
