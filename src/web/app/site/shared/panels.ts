import { useSyncExternalStore } from 'react';

/** The panels that can open over any page. */
export type Panel = 'menu' | 'emi' | 'post-property';

let open: Panel | undefined;
const listeners = new Set<() => void>();

const set = (panel: Panel | undefined) => {
  open = panel;
  for (const listener of listeners) listener();
};

export const openPanel = (panel: Panel): void => set(panel);
export const closePanel = (): void => set(undefined);

/** The one panel that is open. */
export const useOpenPanel = (): Panel | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => undefined,
  );
