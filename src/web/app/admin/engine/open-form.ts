export const FORMS = ['add', 'edit', 'copy', 'view'] as const;

/** What the URL opens: `?add=1`, or `?edit=`, `?copy=` or `?view=` with the id of a record. */
export interface OpenForm {
  kind: (typeof FORMS)[number];
  /** 0 for a new record. */
  id: number;
}

export function readOpenForm(search: URLSearchParams): OpenForm | undefined {
  if (search.has('add')) return { kind: 'add', id: 0 };
  const kind = FORMS.find((form) => search.has(form));
  const id = Number(kind && search.get(kind));
  return kind && Number.isSafeInteger(id) && id > 0 ? { kind, id } : undefined;
}
