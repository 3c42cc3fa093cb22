/** Licences that require no more than attribution. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Whether an SPDX expression permits use: one of the licences joined by OR, all of those joined by AND. */
export function isAllowed(expression: string): boolean {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  const term = (): boolean => {
    const word = tokens.shift();
    if (word !== '(') return ALLOWED.has(word ?? '');
    const inside = either();
    return tokens.shift() === ')' && inside;
  };
  const both = (): boolean => {
    let allowed = term();
    while (tokens[0] === 'AND') allowed = (tokens.shift(), term()) && allowed;
    return allowed;
  };
  const either = (): boolean => {
    let allowed = both();
    while (tokens[0] === 'OR') allowed = (tokens.shift(), both()) || allowed;
    return allowed;
  };
  const allowed = either();
  return allowed && tokens.length === 0;
}
