import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `onLeave` when a press or focus goes outside the element. */
export function useLeave(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !element.current?.contains(target)) onLeave();
  });
  useEffect(() => {
    const listener = (event: Event) => leave(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, []);
}
