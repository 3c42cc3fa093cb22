import { useEffect } from 'react';
import { Link } from 'react-router';
import { Button, buttonClass } from '#ui/button.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { Icon } from '#ui/icon.tsx';
import { CitySelector } from '../shared/city-selector.tsx';
import { closePanel, openPanel } from '../shared/panels.ts';
import { useSite } from '../shared/site.ts';
import { Logo } from './header.tsx';
import { NAVIGATION, NavigationItem } from './navigation.tsx';

const ENTRY =
  'flex min-h-12.5 w-full items-center justify-between border-b border-chuna-100 px-5 text-lead font-medium aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-primary';

/** Above this width the header shows the full navigation. */
const WIDE = '(width > 1024px)';

function useCloseWhenWide(): void {
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    const close = () => {
      if (wide.matches) closePanel();
    };
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
}

export default function MobileMenu() {
  useCloseWhenWide();
  const project = useSite().facts.external_project;
  const chosen = () => {
    closePanel();
    window.scrollTo({ top: 0 });
  };
  return (
    <Drawer
      open
      onOpenChange={closePanel}
      title="Menu"
      hideTitle
      header={<Logo onClick={closePanel} />}
      closeLabel="Close menu"
      width="min(340px, 88vw)"
    >
      <div className="grid gap-2.5 px-5 py-3.5">
        <CitySelector className="h-11.5" onChosen={chosen} />
        <Button aria-haspopup="dialog" onClick={() => openPanel('post-property')}>
          <Icon name="plus" size="sm" />
          Post Property
        </Button>
      </div>
      <nav aria-label="Menu">
        <ul>
          {NAVIGATION.map((entry) => (
            <li key={entry.label}>
              <NavigationItem entry={entry} className={`${ENTRY} text-ink`}>
                <Icon name="chevron-right" size="sm" className="text-chuna-400" />
              </NavigationItem>
            </li>
          ))}
          {project && (
            <li>
              <a className={`${ENTRY} text-accent-ink`} href={project.url} target="_blank" rel="noopener">
                {project.label}
                <span className="sr-only">(opens in a new tab)</span>
                <Icon name="external" size="sm" />
              </a>
            </li>
          )}
        </ul>
      </nav>
      <div className="mt-auto px-5 pt-4 pb-6">
        <Link className={buttonClass({ variant: 'outline', block: true })} to="/login">
          LOGIN
        </Link>
      </div>
    </Drawer>
  );
}
