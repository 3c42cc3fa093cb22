import type { RefCallback } from 'react';

/**
 * A ref for a bar at the bottom of the window: keeps its height in a custom property of the document, by which
 * `base.css` places what stays above the bar.
 */
export const publishHeight =
  (property: '--bar-height' | '--foot-height'): RefCallback<HTMLElement> =>
  (bar) => {
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
