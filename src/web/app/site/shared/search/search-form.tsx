import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';

/** Target of a submitted search: the projects if there is a term, else `whenEmpty`; only filled fields are included. */
export function toSearchUrl(form: FormData, whenEmpty?: string): string | undefined {
  const set = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
  );
  const list = set.some(([name]) => name === 'search') ? '/projects' : whenEmpty;
  return list && (set.length === 0 ? list : `${list}?${new URLSearchParams(set)}`);
}

interface SearchFormProps {
  /** Target of a search without a term; if omitted, nothing happens. */
  whenEmpty?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The form around a search box. Without JavaScript it submits to the projects, where a term can match a name, place or
 * builder: a form has only one action, and the properties have no free-text search.
 */
export function SearchForm({ whenEmpty, className, children }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = toSearchUrl(new FormData(event.currentTarget), whenEmpty);
    if (address === undefined) return;
    // Closes the on-screen keyboard, so that the results are visible.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(address);
  };
  return (
    <form role="search" action="/projects" className={className} onSubmit={submit}>
      {children}
    </form>
  );
}
