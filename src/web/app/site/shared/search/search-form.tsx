import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { retry } from '../lazy-with-retry.ts';

interface SearchFormProps {
  className?: string;
  children: ReactNode;
}

/** The form around a search box; the server leads to the list that is meant. */
export function SearchForm({ className, children }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = async (form: FormData) => {
    const path = (await retry(() => import('./submit-search.ts'))).submitSearch(form);
    if (path === undefined) return;
    // Closes the on-screen keyboard, so that the results are visible.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await navigate(path);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(new FormData(event.currentTarget));
  };
  return (
    <form role="search" action="/search" className={className} onSubmit={onSubmit}>
      {children}
    </form>
  );
}
