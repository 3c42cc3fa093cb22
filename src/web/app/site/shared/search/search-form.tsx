import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { searchAddress } from './search-address.ts';

export interface SearchFormProps {
  /** Where a search without a term leads; without it, nowhere. */
  whenEmpty?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The form around a search box. Before and without any script it leads to the projects, whose names, places and
 * builders a term may mean: a form has one address only, and the properties know no free text.
 */
export function SearchForm({ whenEmpty, className, children }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = searchAddress(new FormData(event.currentTarget), whenEmpty);
    if (address === undefined) return;
    // A phone takes its keyboard away and shows what was found.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(address);
  };
  return (
    <form role="search" action="/projects" className={className} onSubmit={submit}>
      {children}
    </form>
  );
}
