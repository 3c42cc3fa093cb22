const MAX_LENGTH = 60;

/** Addresses, phone numbers and the like: nothing that may be a person is kept. */
const MAY_BE_PERSONAL = /@|\d(?:[\s().+-]*\d){3}/;

/** The words of a search as they are counted; nothing where there are none, or where they may name a person. */
export function normalizeQuery(texts: (string | undefined)[]): string | undefined {
  const query = texts.join(' ').normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();
  return query === '' || query.length > MAX_LENGTH || MAY_BE_PERSONAL.test(query) ? undefined : query;
}
