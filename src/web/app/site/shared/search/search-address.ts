/** Target of a submitted search: the projects if there is a term, else `whenEmpty`; only filled fields are included. */
export function searchAddress(form: FormData, whenEmpty?: string): string | undefined {
  const set = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  const list = set.some(([name]) => name === 'search') ? '/projects' : whenEmpty;
  return list && (set.length === 0 ? list : `${list}?${new URLSearchParams(set)}`);
}
