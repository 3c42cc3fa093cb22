import type { FormEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { getSelectedCity } from '../selected-city.ts';

interface SearchFormProps {
  className?: string;
  children: ReactNode;
}

/** The form around a search box; the server leads to the list that is meant. */
export function SearchForm({ className, children }: SearchFormProps) {
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    // The city of the list, or else the selected one, unless the form has its own.
    const cityId = new URLSearchParams(window.location.search).get('city_id') ?? getSelectedCity()?.id;
    if (cityId !== undefined && !values.some(([name]) => name === 'city_id')) values.push(['city_id', String(cityId)]);
    // Without a kind only a term makes sense.
    if (!values.some(([name]) => name === 'search' || name === 'kind')) return;
    // Closes the on-screen keyboard, so that the results are visible.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(`/search?${new URLSearchParams(values)}`);
  };
  return (
    <form role="search" action="/search" className={className} onSubmit={submit}>
      {children}
    </form>
  );
}
