import { sql, type Tx } from '#db';

type Kind = 'city' | 'builder';

/** Nobody is led to what has been deleted, although the names are made anew only every few minutes. */
export const deleteSuggestion = (tx: Tx, kind: Kind, id: number) =>
  tx.execute(sql`delete from suggestions where kind = ${kind} and ref_id = ${id}`);

/** Shows the name of today at once; it is found by its own words when the names are next made anew. */
export const renameSuggestion = (tx: Tx, kind: Kind, id: number, name: string) =>
  tx.execute(sql`update suggestions set name = ${name} where kind = ${kind} and ref_id = ${id}`);
