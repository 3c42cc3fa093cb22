import { useEffect, useState } from 'react';
import { Link } from 'react-router';

/** How much of a section is visible. */
export interface SectionVisibility {
  id: string;
  /** Visible fraction of the section. */
  share: number;
  /** Fraction of the window that it fills. */
  fills: number;
}

/**
 * The section being read: the first one with at least `threshold` visible. A section taller than the window counts when
 * it fills that fraction of the window. Undefined if no section qualifies; the caller then keeps the last one.
 */
export const activeSection = (sights: readonly SectionVisibility[], threshold: number): string | undefined =>
  sights.find(({ share, fills }) => share > 0 && (share >= threshold || fills >= threshold))?.id;

interface SectionTab {
  id: string;
  label: string;
}

/** Header and tabs cover this much of the top of the window. */
const COVERED_PX = 165;
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20);

const toVisibility = ({
  target: { id },
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) => ({
  id,
  share: intersectionRatio,
  fills: rootBounds ? intersectionRect.height / rootBounds.height : 0,
});

function useActiveSection(tabs: SectionTab[], threshold: number) {
  const [active, setActive] = useState(tabs[0]?.id);
  const ids = tabs.map(({ id }) => id).join(' ');
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const sights = new Map<string, SectionVisibility>(sections.map(({ id }) => [id, { id, share: 0, fills: 0 }]));
    const isBeforeAll = () => (sections[0]?.getBoundingClientRect().top ?? 0) >= COVERED_PX;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) sights.set(entry.target.id, toVisibility(entry));
        const read = activeSection([...sights.values()], threshold);
        setActive((last) => read ?? (isBeforeAll() ? sections[0]?.id : last));
      },
      { rootMargin: `-${COVERED_PX}px 0px 0px 0px`, threshold: STEPS },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids, threshold]);
  return [active, setActive] as const;
}

function open(id: string): void {
  const section = document.getElementById(id);
  if (section instanceof HTMLDetailsElement) section.open = true;
}

interface SectionTabsProps {
  tabs: SectionTab[];
  /** Fraction of a section that must be visible for its tab to be current, 0 to 1. */
  threshold: number;
}

/** Sticky links to the sections; hidden on phones. */
export function SectionTabs({ tabs, threshold }: SectionTabsProps) {
  const [active, setActive] = useActiveSection(tabs, threshold);
  return (
    <nav
      aria-label="Sections"
      className="sticky top-(--header-height) z-(--z-sticky) mt-3 border-b border-line bg-canvas max-lg:hidden"
    >
      <ul className="flex gap-8 overflow-x-auto no-scrollbar whitespace-nowrap">
        {tabs.map(({ id, label }) => (
          <li key={id} className="shrink-0">
            <Link
              replace
              to={`#${id}`}
              aria-current={id === active ? 'location' : undefined}
              className="block border-b-2 border-transparent pt-3.75 pb-3.25 font-medium text-ink-3 transition-colors duration-(--duration-fast) hover:text-ink aria-[current=location]:border-primary aria-[current=location]:font-semibold aria-[current=location]:text-primary"
              onClick={() => {
                open(id);
                setActive(id);
              }}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
