/** Several values of a cell, one behind the other with semicolons; one inside a value has a backslash before it. */
export const joinList = (values: string[]): string =>
  values.map((value) => value.replaceAll(/[\\;]/g, String.raw`\$&`)).join('; ');

/** The values of a cell: semicolons and line breaks part them. */
export const splitList = (text: string): string[] =>
  [...text.matchAll(/(?:\\.|[^;\n\\])+/gs)]
    .map(([value]) => value.replaceAll(/\\(.)/gs, '$1').trim())
    .filter((value) => value !== '');
