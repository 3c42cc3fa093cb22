const MAX_LENGTH = 60;

/** Email addresses, phone numbers and the like: possible personal data is not stored. */
const MAY_BE_PERSONAL = /@|\d(?:[\s().+-]*\d){3}/;

/** Normalises a search query for counting; undefined if it is empty, too long or possibly personal data. */
export function normalizeQuery(texts: (string | undefined)[]): string | undefined {
  const query = texts.join(' ').normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return query === '' || query.length > MAX_LENGTH || MAY_BE_PERSONAL.test(query) ? undefined : query;
}
