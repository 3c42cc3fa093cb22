import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { ICONS } from '../icons.ts';
import type { EditorSection, SectionState } from './sections.ts';

/** A section that begins above this line is the one in sight. */
const LINE_PX = 260;

/** The last of the sections that has reached the upper part of the window. */
function findCurrent(ids: string[]): string | undefined {
  const reached = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top < LINE_PX;
  });
  return reached.at(-1) ?? ids[0];
}

/** The section that the user has scrolled to. */
function useCurrentSection(ids: string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const update = useEffectEvent(() => setCurrent(findCurrent(ids)));
  useEffect(() => {
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return current;
}

/** Scrolls to a section and gives it the focus, so that the next Tab is in it. */
export function goToSection(id: string): void {
  const section = document.getElementById(id);
  section?.scrollIntoView();
  section?.focus({ preventScroll: true });
}

const MARKS: Record<Exclude<SectionState, 'empty'>, { icon: IconName; look: string; text: string }> = {
  complete: { icon: 'check', look: 'text-success', text: 'complete' },
  warning: { icon: ICONS.warning, look: 'text-warning', text: 'has a warning' },
  missing: { icon: 'alert', look: 'text-ink-3', text: 'needed to publish' },
};

interface SectionNavProps {
  sections: EditorSection[];
  getState: (section: EditorSection) => SectionState;
}

/** Links to the sections of the page, with what is still to be done in each. */
export function SectionNav({ sections, getState }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav aria-label="Parts of the listing" className="sticky top-36 hidden self-start @4xl:block">
      <ul className="grid gap-0.5">
        {sections.map((section) => {
          const { id, title } = section;
          const state = getState(section);
          const mark = state === 'empty' ? undefined : MARKS[state];
          return (
            <li key={id}>
              <a
                href={`#${id}`}
                aria-current={id === current ? 'true' : undefined}
                className={classNames(
                  'flex min-h-9 items-center gap-2 rounded-sm px-2.5 text-small font-medium',
                  id === current
                    ? 'border-l-3 border-primary bg-surface font-semibold text-primary'
                    : 'text-ink-2 hover:bg-well',
                )}
                onClick={(event) => {
                  event.preventDefault();
                  goToSection(id);
                }}
              >
                {title}
                {mark && (
                  <>
                    <Icon name={mark.icon} size="sm" className={classNames('ml-auto', mark.look)} />
                    <span className="sr-only">{mark.text}</span>
                  </>
                )}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
