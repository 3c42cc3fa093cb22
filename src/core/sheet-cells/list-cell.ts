/** Joins values with semicolons; a semicolon inside a value is escaped with a backslash. */
export const joinList = (values: string[]): string =>
  values.map((value) => value.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');

/** Splits a cell at semicolons and line breaks. */
export const splitList = (text: string): string[] =>
  [...text.matchAll(/(?:\\.|[^;\n\\])+/gs)]
    .map(([value]) => value.replaceAll(/\\(.)/gs, '$1').trim())
    .filter((value) => value !== '');
