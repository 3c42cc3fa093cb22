import type { ReactNode } from 'react';

export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-line py-10">
      <h2 id={id} className="text-[1.75rem] leading-tight">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function Specimen({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 font-sans text-sm font-regular tracking-normal text-ink-3">{label}</h3>
      {children}
    </div>
  );
}

export const Flow = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

export const Three = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 lg:grid-cols-3">{children}</div>
);

export const LONG_TEXT =
  'A third floor home of three bedrooms with a terrace garden, two covered car parks and a view across the lake towards the old observatory';
