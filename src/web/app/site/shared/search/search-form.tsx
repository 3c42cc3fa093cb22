import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { searchAddress } from './search-address.ts';

export interface SearchFormProps {
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
    const address = searchAddress(new FormData(event.currentTarget), whenEmpty);
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
