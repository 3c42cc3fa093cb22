import { sql, type Tx } from '#db';

type Kind = 'city' | 'builder';

/** Deleted at once, because suggestions are rebuilt only every few minutes. */
export const deleteSuggestion = (tx: Tx, kind: Kind, id: number) =>
  tx.execute(sql`delete from suggestions where kind = ${kind} and ref_id = ${id}`);

/** Shows the new name at once; the search terms follow with the next rebuild. */
export const renameSuggestion = (tx: Tx, kind: Kind, id: number, name: string) =>
  tx.execute(sql`update suggestions set name = ${name} where kind = ${kind} and ref_id = ${id}`);
