/** A record on a page of its own: a new one, a copy or an existing one. */
export type PageAddress = { kind: 'add' } | { kind: 'copy' | 'edit'; id: number };

/** The address of a record below the path of its list. */
export function toPageAddress(list: string, address: PageAddress): string {
  if (address.kind === 'edit') return `${list}/${address.id}/edit`;
  return `${list}/new${address.kind === 'copy' ? `?copy=${address.id}` : ''}`;
}

const toId = (text: string | null | undefined): number | undefined => {
  const id = Number(text);
  return /^[1-9]\d{0,15}$/.test(text ?? '') && Number.isSafeInteger(id) ? id : undefined;
};

/** The record of a path below that of its list, such as `12/edit` or `new`. */
export function readPageAddress(path: string, search: URLSearchParams): PageAddress | undefined {
  if (path === 'new') {
    const id = toId(search.get('copy'));
    return id === undefined ? { kind: 'add' } : { kind: 'copy', id };
  }
  const id = toId(/^(\d+)\/edit$/.exec(path)?.[1]);
  return id === undefined ? undefined : { kind: 'edit', id };
}

/** What the navigation from a list to a record remembers of the list. */
export interface FromList {
  /** The query of the list, with filters and page. */
  list: string;
}

export const isFromList = (state: unknown): state is FromList =>
  typeof state === 'object' && state !== null && 'list' in state && typeof state.list === 'string';
