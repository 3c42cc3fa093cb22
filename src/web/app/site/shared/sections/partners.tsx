import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Partner } from '#contract';
import { classNames } from '#ui/class-names.ts';
import { Skeleton } from '#ui/loading.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { mediaUrl } from '../../../data/file-urls.ts';
import { httpApi } from '../../../data/http.ts';
import { publicQuery } from '../../../data/queries.ts';
import { Retry } from '../error-states.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

const GRID = 'grid cell-columns overflow-hidden rounded-lg border border-line bg-surface';

/** Each cell draws its top and left border; those on the outer edge lie under the border of the grid. */
function Cell({ children }: { children: ReactNode }) {
  return (
    <li className="-mt-px -ml-px flex flex-col gap-3 border-t border-l border-line p-4 sm:flex-row sm:items-center lg:px-6 lg:py-5.5">
      {children}
    </li>
  );
}

function PartnerCell({ partner: { name, logo_url } }: { partner: Partner }) {
  return (
    <Cell>
      {logo_url && (
        <img
          className="size-12 shrink-0 rounded-sm object-contain"
          src={mediaUrl(logo_url)}
          alt=""
          width={48}
          height={48}
          loading="lazy"
          decoding="async"
        />
      )}
      <span className="min-w-0 font-display text-lead leading-tile font-semibold wrap-break-word text-ink">{name}</span>
    </Cell>
  );
}

function Placeholders() {
  return (
    <ul className={GRID} aria-busy="true" aria-label="Loading...">
      {PLACEHOLDERS.map((key) => (
        <Cell key={key}>
          <Skeleton className="size-12 shrink-0" />
          <Skeleton className="h-9.75 w-full max-w-40" />
        </Cell>
      ))}
    </ul>
  );
}

/** The companies we work with. */
export function Partners({ className }: { className?: string }) {
  const { data, isPending, refetch } = useQuery(publicQuery(httpApi, '/partner'));
  if (data?.partners.length === 0) return null;
  return (
    <section className={classNames('section-space', className)} aria-labelledby="partners">
      <div className="wrap">
        <SectionHead id="partners" title="Our Partners" />
        {data && (
          <ul className={GRID}>
            {data.partners.map((partner) => (
              <PartnerCell key={partner.id} partner={partner} />
            ))}
          </ul>
        )}
        {!data && isPending && <Placeholders />}
        {!data && !isPending && <Retry onRetry={() => void refetch()} />}
      </div>
    </section>
  );
}
