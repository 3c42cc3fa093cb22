import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Input } from '#ui/input.tsx';

interface ScreenHeadProps {
  title: string;
  searchHint: string;
  searchText: string;
  onSearchTextChange: (searchText: string) => void;
  addLabel?: string | undefined;
  onAdd?: () => void;
  /** Additional actions for the whole list. */
  children?: ReactNode;
}

/** Title, search box and Add button of a screen. */
export function ScreenHead({
  title,
  searchHint,
  searchText,
  onSearchTextChange,
  addLabel,
  onAdd,
  children,
}: ScreenHeadProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <h1 className="mr-auto text-[1.875rem] wrap-anywhere max-[900px]:w-full">{title}</h1>
      <search className="relative w-[min(320px,100%)] max-[900px]:w-auto max-[900px]:flex-1">
        <Icon name="search" className="pointer-events-none absolute top-3 left-3 text-ink-3" />
        <Input
          type="search"
          aria-label="Search"
          data-screen-search
          placeholder={searchHint}
          value={searchText}
          className="min-h-11! pl-10 text-[0.9375rem]! max-[690px]:text-base!"
          onChange={(event) => onSearchTextChange(event.target.value)}
        />
      </search>
      {addLabel && (
        <Button onClick={onAdd}>
          <Icon name="plus" size="sm" />
          {addLabel}
        </Button>
      )}
      {children}
    </div>
  );
}
