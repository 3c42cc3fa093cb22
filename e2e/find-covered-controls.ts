import type { Page } from '@playwright/test';

/** The bars that stay in place while a page is scrolled, by their accessible names. */
const LAYERS = {
  header: 'header',
  dock: 'aside[aria-label="Quick help"]',
  bar: '[data-bottom-bar]',
  tray: 'section[aria-label="Compare"]',
  cookies: 'section[aria-label="Cookies"]',
  terms: '[role=dialog][aria-labelledby="terms-notice"]',
  toast: '[role=status]:has([aria-label="Close"]), [role=alert]:has([aria-label="Close"])',
};

export type Layer = keyof typeof LAYERS;

/**
 * Whether these layers, and no others, are there without lying over one another, each with all of its buttons and links
 * to be hit in their middle, and whether every button and link of the page can be scrolled to where it is hit; while a
 * message is there, which goes away after seconds, every primary button. What is not the case is named.
 */
export const findCoveredControls = (page: Page, expected: Layer[]): Promise<string[]> =>
  page.evaluate(
    ({ selectors, names }) => {
      const CONTROLS = 'a[href], button, input, select, textarea, summary';
      const PRIMARY = ':is(main, footer) :is([type=submit], .bg-primary:is(a, button))';
      const faults: string[] = [];
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return (
          width > 1 &&
          height > 1 &&
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
        );
      };
      const describe = (element: Element) =>
        `<${element.tagName.toLowerCase()}> “${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 50)}”`;
      const layers = Object.entries(selectors).flatMap(([name, selector]) => {
        const element = [...document.querySelectorAll(selector)].find(isShown);
        return element ? [{ name, element }] : [];
      });
      const shown = layers.map(({ name }) => name).join(', ');
      if (shown !== names.join(', ')) faults.push(`shown are: ${shown}`);

      for (const [index, { name, element }] of layers.entries()) {
        const one = element.getBoundingClientRect();
        if (one.left < 0 || one.right > window.innerWidth || one.top < 0 || one.bottom > window.innerHeight)
          faults.push(`${name} is not all in the window`);
        for (const { name: otherName, element: otherElement } of layers.slice(index + 1)) {
          const other = otherElement.getBoundingClientRect();
          if (one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
            faults.push(`${name} and ${otherName} lie over one another`);
        }
      }

      /** What is hit in the middle of a control instead of it. */
      const hitInstead = (control: Element): Element | undefined => {
        const { left, top, width, height } = control.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // The label of a field works like the field.
        const isHit = !hit || control.contains(hit) || hit.contains(control) || control.closest('label')?.contains(hit);
        return hit && isHit ? undefined : (hit ?? document.documentElement);
      };
      const isInLayer = (control: Element) => layers.some(({ element }) => element.contains(control));
      for (const { name, element } of layers) {
        // A row that scrolls sideways has some of its controls outside.
        for (const control of element.querySelectorAll(CONTROLS)) {
          if (!isShown(control) || control.closest('[aria-hidden=true]')) continue;
          control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          const hit = hitInstead(control);
          if (hit) faults.push(`${describe(control)} of ${name} lies under ${describe(hit)}`);
        }
      }
      for (const control of document.querySelectorAll(
        names.includes('toast') ? PRIMARY : `main :is(${CONTROLS}), footer :is(${CONTROLS})`,
      )) {
        if (!isShown(control) || isInLayer(control) || control.closest('[inert]')) continue;
        let hit: Element | undefined = document.documentElement;
        for (const share of [0.5, 0.3, 0.2, 0.7]) {
          if (!hit) break;
          control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          window.scrollBy({ top: (0.5 - share) * window.innerHeight, behavior: 'instant' });
          hit = hitInstead(control);
        }
        if (hit) faults.push(`${describe(control)} lies under ${describe(hit)} wherever the page is scrolled to`);
      }
      window.scrollTo({ top: 0, behavior: 'instant' });
      return faults;
    },
    { selectors: LAYERS, names: (Object.keys(LAYERS) as Layer[]).filter((name) => expected.includes(name)) },
  );
