import type { ReactNode } from 'react';

export function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6 border-t border-line py-10">
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

const picture = (width: number, height: number, body: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`)}`;

const ARCH =
  'M0 125V56q-1.2-12.500 9.400-15.600q0-13.800 14.400-15q3.800-11.900 16.300-11.200q2.500-9.400 10-14.100q7.500 4.800 10 14.100q12.500-.6 16.300 11.300q14.400 1.300 14.400 15q10.600 3.100 9.400 15.600V125z';

/** Placeholder images, so that the page needs no files and no server. */
export const SPOT_ART = picture(
  480,
  320,
  `<g transform="translate(140 30) scale(2)"><path fill="#f3dcb4" d="${ARCH}"/></g><path fill="#d9c7a8" d="M60 280h360v8H60z"/><circle cx="240" cy="190" r="36" fill="#eeab30"/>`,
);

export const BANNER_ART = picture(
  1440,
  700,
  `<path fill="#f6e2c6" d="M0 0h1440v700H0z"/><g fill="#e3b98a"><g transform="translate(760 140) scale(4)"><path d="${ARCH}"/></g><g transform="translate(1200 140) scale(4)"><path d="${ARCH}"/></g></g>`,
);

export const CARD_ART = picture(
  600,
  400,
  '<path fill="#cfe3ea" d="M0 0h600v400H0z"/><path fill="#c98f6a" d="M180 90h120v250H180zM320 140h110v200H320z"/><path fill="#7fa06a" d="M0 330h600v70H0z"/>',
);
