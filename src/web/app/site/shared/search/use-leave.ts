import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells when a press or the focus goes to something outside of the element. */
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
