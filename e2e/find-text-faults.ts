import type { Page } from '@playwright/test';

/** Twice the usual size of text, as set by a visitor; sections that are laid out late are laid out at once. */
export const LARGE_TEXT = 'html { font-size: 200% !important } * { content-visibility: visible !important }';

/**
 * Faults of the layout of texts, by the boxes in which the browser draws them: texts beside the window, cut off, drawn
 * over each other or under something else wherever the page is scrolled to, words broken in the middle, and controls
 * beside the window.
 *
 * A text may be cut off by its own ellipsis only where all of it can be read elsewhere: on the page that it links to
 * (its link, that of its card, or that of the compare tray), or in a `title` or `aria-label` around it. A text may be outside of a row that
 * scrolls sideways, if that row is in the window and a keyboard can scroll it.
 */
export const findTextFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Fractions of a pixel, and what a letter may stick out of its box. */
    const SLACK_PX = 1.5;
    const OVERLAP_PX = 2;
    /** The box of a line is higher than its letters by this fraction on both sides. */
    const AIR = 0.18;

    interface Box {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }
    interface Line extends Box {
      /** What is visible of it. */
      seen: Box;
    }
    interface Text {
      node: Node;
      element: Element;
      words: string;
      layer: Element | undefined;
      lines: Line[];
    }

    const root = document.documentElement;
    const width = root.clientWidth;
    const faults = new Set<string>();
    const dialogs = [...document.querySelectorAll('[role=dialog][data-state=open]')];
    const within: Element = dialogs.at(-1) ?? document.body;

    const shorten = (words: string) => words.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    const describe = (element: Element) => {
      const name = shorten(element.getAttribute('aria-label') ?? element.textContent ?? '');
      return `<${element.tagName.toLowerCase()}> “${name}”`;
    };
    const styles = new Map<Element, CSSStyleDeclaration>();
    const getStyle = (element: Element) => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
    const parents = function* (element: Element): Generator<Element> {
      for (let at: Element | null = element; at && at !== root; at = at.parentElement) yield at;
    };
    const isVisuallyHidden = (element: Element) =>
      [...parents(element)].some((at) => {
        const { clipPath, position, overflowX } = getStyle(at);
        if (clipPath === 'inset(50%)') return true;
        return position === 'absolute' && overflowX === 'hidden' && at.clientWidth <= 1;
      });
    /** Only shown once the keyboard is on it. */
    const isSkipLink = (element: Element) => element.closest('a[href="#main"]') !== null;

    const toPage = ({ left, right, top, bottom }: Box): Box => ({
      left: left + window.scrollX,
      right: right + window.scrollX,
      top: top + window.scrollY,
      bottom: bottom + window.scrollY,
    });
    const shared = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const boxes = new Map<Element, Box>();
    const getBox = (element: Element) => {
      const known = boxes.get(element) ?? toPage(element.getBoundingClientRect());
      boxes.set(element, known);
      return known;
    };

    /** The elements of one stack: a sticky or fixed part lies over the others on purpose. */
    const getLayer = (element: Element) =>
      [...parents(element)].find((at) => ['fixed', 'sticky'].includes(getStyle(at).position));

    const CUTS = new Set(['hidden', 'clip']);
    const SCROLLS = new Set(['auto', 'scroll']);
    const canBeScrolled = (scroller: Element) =>
      (scroller as HTMLElement).tabIndex >= 0 ||
      scroller.querySelector('a[href], button, input, select, textarea, [tabindex]') !== null;

    /** Where an element can be seen: bounds of what cuts it off, and whether a row can be scrolled to show more. */
    const getView = (element: Element) => {
      const cut: Box = { left: 0, right: width, top: -Infinity, bottom: Infinity };
      const scrolled = { x: false, y: false };
      let by: Element | undefined;
      let positioned = '';
      for (const at of parents(element)) {
        const { position, display, overflowX, overflowY } = getStyle(at);
        // Neither a fixed element nor, by parents that are not positioned, an absolute one is cut off.
        const contains = positioned !== 'fixed' && (positioned !== 'absolute' || position !== 'static');
        if (contains && at !== document.body && display !== 'inline') {
          const box = getBox(at);
          if (SCROLLS.has(overflowX) && at.scrollWidth > at.clientWidth) {
            if (!canBeScrolled(at)) faults.add(`cannot be scrolled by keyboard: ${describe(at)}`);
            scrolled.x = true;
          } else if (!scrolled.x && CUTS.has(overflowX)) {
            cut.left = Math.max(cut.left, box.left);
            cut.right = Math.min(cut.right, box.right);
            by ??= at;
          }
          if (SCROLLS.has(overflowY) && at.scrollHeight > at.clientHeight) scrolled.y = true;
          else if (!scrolled.y && CUTS.has(overflowY)) {
            cut.top = Math.max(cut.top, box.top);
            cut.bottom = Math.min(cut.bottom, box.bottom);
            by ??= at;
          }
        }
        if (contains && position !== 'static') positioned = position;
      }
      return { cut, by, scrolled };
    };

    const canBeReadElsewhere = (element: Element, words: string) =>
      element.closest('a[href], article:has(a[href]), [aria-label="Compare"]') !== null ||
      [...parents(element)].some((at) =>
        `${at.getAttribute('title') ?? ''} ${at.getAttribute('aria-label') ?? ''}`.includes(words.trim()),
      );
    const hasEllipsis = (element: Element) =>
      [...parents(element)].slice(0, 3).some((at) => {
        const { textOverflow, webkitLineClamp } = getStyle(at);
        return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      });

    const range = document.createRange();
    const texts: Text[] = [];
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const words = node.textContent ?? '';
      if (!element || words.trim() === '' || element.closest('script, style, noscript, option, svg')) continue;
      if (!isShown(element) || isVisuallyHidden(element) || isSkipLink(element)) continue;
      range.selectNodeContents(node);
      const { cut, by, scrolled } = getView(element);
      const lines = [...range.getClientRects()]
        .filter((rect) => rect.width > 0 && rect.height > 0)
        .map((rect): Line => {
          const { left, right, top, bottom } = toPage(rect);
          const air = (bottom - top) * AIR;
          const line = { left, right, top: top + air, bottom: bottom - air };
          return { ...line, seen: shared(line, cut) };
        });
      if (lines.length === 0) continue;
      texts.push({ node, element, words, layer: getLayer(element), lines });
      const isCutOff = lines.some(
        ({ left, right, top, bottom, seen }) =>
          (!scrolled.x && (seen.left > left + SLACK_PX || seen.right < right - SLACK_PX)) ||
          (!scrolled.y && (seen.top > top + SLACK_PX || seen.bottom < bottom - SLACK_PX)),
      );
      if (!isCutOff || (hasEllipsis(element) && canBeReadElsewhere(element, words))) continue;
      const isBeside = lines.some(({ left, right }) => left < -SLACK_PX || right > width + SLACK_PX);
      faults.add(
        `${isBeside ? 'beside the window' : `cut off${by ? ` by <${by.tagName.toLowerCase()} class="${by.className}">` : ''}`}: ${describe(element)} ${shorten(words)}`,
      );
    }

    // Words that are broken in the middle.
    for (const { node, element, words } of texts) {
      if (getStyle(element).hyphens === 'auto') continue;
      for (const { 0: word, index } of words.matchAll(/(?<![\w@./-])[\p{L}]{2,24}(?![\w@./-])/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set(
          [...range.getClientRects()].filter((rect) => rect.width > 0).map(({ top }) => Math.round(top)),
        );
        if (tops.size > 1) faults.add(`broken word: ${word} in ${describe(element)}`);
      }
    }

    // Texts over each other.
    const all = texts
      .flatMap((text) => text.lines.map(({ seen }) => ({ text, seen })))
      .filter(({ seen }) => seen.right - seen.left > OVERLAP_PX && seen.bottom - seen.top > OVERLAP_PX)
      .sort((one, other) => one.seen.top - other.seen.top);
    for (const [index, one] of all.entries()) {
      for (let next = index + 1; next < all.length; next += 1) {
        const other = all[next];
        if (!other || other.seen.top > one.seen.bottom - OVERLAP_PX) break;
        if (other.text.element === one.text.element || other.text.layer !== one.text.layer) continue;
        const both = shared(one.seen, other.seen);
        if (both.right - both.left > OVERLAP_PX && both.bottom - both.top > OVERLAP_PX)
          faults.add(`over each other: ${describe(one.text.element)} and ${describe(other.text.element)}`);
      }
    }

    // Controls beside the window.
    for (const control of within.querySelectorAll('a[href], button, input, select, textarea, summary, video, iframe')) {
      if (!isShown(control) || isVisuallyHidden(control) || isSkipLink(control)) continue;
      const { cut, scrolled } = getView(control);
      const box = getBox(control);
      if (!scrolled.x && (box.left < cut.left - SLACK_PX || box.right > cut.right + SLACK_PX))
        faults.add(`beside the window: ${describe(control)}`);
    }

    const overflow = root.scrollWidth - width;
    if (overflow > 0) faults.add(`the page is ${overflow} px wider than the window`);

    // Texts under something else, wherever the page is scrolled to.
    const isSeeThrough = (element: Element) =>
      !element.matches('img, video, canvas, iframe') &&
      [undefined, '::before', '::after'].every((pseudo) => {
        const { backgroundColor, backgroundImage, opacity, content } = getComputedStyle(element, pseudo);
        if (pseudo && (content === 'none' || content === 'normal')) return true;
        return opacity === '0' || (backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none');
      });
    const findCover = (element: Element, x: number, y: number): Element | undefined => {
      for (const hit of document.elementsFromPoint(x, y)) {
        if (hit.contains(element) || element.contains(hit)) return undefined;
        if (!isSeeThrough(hit)) return hit;
      }
      return undefined;
    };
    const from = window.scrollY;
    for (const { node, element, words, lines } of texts) {
      const index = lines.findIndex(({ seen }) => seen.right > seen.left && seen.bottom > seen.top);
      if (getStyle(element).pointerEvents === 'none' || index < 0) continue;
      // An ellipsis may leave only the beginning of the line.
      const line = lines[index] as Line;
      const offset = (line.seen.left + line.seen.right) / 2 - line.left;
      const middle = () => {
        range.selectNodeContents(node);
        const rect = [...range.getClientRects()].filter(({ width: w, height }) => w > 0 && height > 0)[index];
        return rect ? { x: rect.left + offset, y: rect.top + rect.height / 2 } : { x: -1, y: -1 };
      };
      for (const at of parents(element)) {
        if (!SCROLLS.has(getStyle(at).overflowX) && !SCROLLS.has(getStyle(at).overflowY)) continue;
        const box = at.getBoundingClientRect();
        at.scrollBy({
          left: middle().x - (box.left + box.right) / 2,
          top: middle().y - (box.top + box.bottom) / 2,
          behavior: 'instant',
        });
      }
      window.scrollBy({ top: middle().y - window.innerHeight / 2, behavior: 'instant' });
      const { x, y } = middle();
      const cover = x < 0 || x >= width ? undefined : findCover(element, x, y);
      if (cover) faults.add(`under ${describe(cover)}: ${describe(element)} ${shorten(words)}`);
    }
    window.scrollTo({ top: from, behavior: 'instant' });
    return [...faults];
  });
