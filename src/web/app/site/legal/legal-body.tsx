import type { PageTexts } from '#contract';
import { dayText } from '#contract/india-time.ts';
import { linkClass } from '#ui/link.tsx';
import { plainText } from '../shared/html.tsx';
import { Prose } from '../shared/prose.tsx';
import { useSite } from '../shared/site.ts';

export interface TextSection {
  id: string;
  title: string;
  html: string;
}

const toId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Ids that every page already uses. */
const OF_THE_PAGE = ['main', 'faqs'];

/** Splits sanitized HTML at its headings and gives each section an id for links. */
export function parseSections(html: string): { opening: string; sections: TextSection[] } {
  const [opening = '', ...parts] = html.split('<h2>');
  const usedIds = new Set(OF_THE_PAGE);
  const sections = parts.map((part, index) => {
    const [heading = '', ...rest] = part.split('</h2>');
    const title = plainText(heading);
    const name = toId(title);
    const id = name === '' || usedIds.has(name) ? `section-${index + 1}` : name;
    usedIds.add(id);
    return { id, title, html: rest.join('').trim() };
  });
  return { opening: opening.trim(), sections };
}

/** Texts with fewer headings need no table of contents. */
const LONG = 4;

function Contents({ sections }: { sections: TextSection[] }) {
  return (
    <nav
      aria-label="On this page"
      className="rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-[calc(var(--header-height)+24px)] lg:max-h-[calc(100dvh-var(--header-height)-48px)] lg:overflow-auto print:hidden"
    >
      <p className="mb-2 font-display text-lg text-ink" aria-hidden="true">
        On this page
      </p>
      <ol className="list-decimal pl-7 text-compact md:max-lg:columns-2 marker:text-ink-3">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a className="block py-1 text-link underline-offset-4 hover:underline" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Company name and contact details from the settings, so that legal texts need no change when they do. */
function Reach() {
  const { facts } = useSite();
  return (
    <address className="mt-5 border-l-3 border-accent pl-5 leading-prose not-italic">
      <strong className="text-ink">{facts.brand}</strong>
      <br />
      {facts.address}
      <br />
      <a className={linkClass} href={`mailto:${facts.email}`}>
        {facts.email}
      </a>
      <br />
      <a className={linkClass} href={`tel:${facts.phone}`}>
        {facts.phone_label}
      </a>
      , {facts.office_hours}
    </address>
  );
}

/** A legal text: date, table of contents if long, sections and contact details. */
export default function LegalBody({ page: { body, updated_at } }: { page: PageTexts }) {
  const { opening, sections } = parseSections(body);
  return (
    <div className="wrap section-space grid grid-cols-1 items-start gap-8 print:block lg:grid-cols-first-70 lg:gap-16">
      {sections.length >= LONG && <Contents sections={sections} />}
      <div className="max-w-(--container-read) lg:col-start-2">
        {updated_at && (
          <p className="mb-6 text-sm text-ink-3">
            Last updated <time dateTime={updated_at.slice(0, 10)}>{dayText(updated_at)}</time>
          </p>
        )}
        {opening && <Prose html={opening} />}
        {sections.map(({ id, title, html }) => (
          <section key={id} aria-labelledby={id} className="mt-9 first:mt-0">
            <h2 id={id} className="mb-3 text-2xl">
              {title}
            </h2>
            <Prose html={html} />
          </section>
        ))}
        <Reach />
      </div>
    </div>
  );
}
