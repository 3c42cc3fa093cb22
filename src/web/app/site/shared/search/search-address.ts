/** Where a submitted search leads: with a term to the projects, without one to `whenEmpty`; only what is set goes along. */
export function searchAddress(form: FormData, whenEmpty?: string): string | undefined {
  const set = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  const list = set.some(([name]) => name === 'search') ? '/projects' : whenEmpty;
  return list && (set.length === 0 ? list : `${list}?${new URLSearchParams(set)}`);
}
