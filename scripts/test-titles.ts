/** The title of a test or test group: the first argument, also after a table of cases. */
const TITLE = /(?:\b(?:test|httpTest|staffTest|it|describe)(?:\.step)?|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs;

/** The titles of all tests and groups in a source file. */
export const testTitles = (source: string): string[] => [...source.matchAll(TITLE)].map(([, , title = '']) => title);
