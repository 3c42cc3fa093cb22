export interface ToastMessage {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  action?: {
    label: string;
    /** How to do the same without the toast, for those who only hear it. */
    altText: string;
    onAction: () => void;
  };
}

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();
let current: ToastMessage | undefined;

/** Shows a message in place of the one before. It waits if nothing is there yet to show it. */
export function toast(message: ToastMessage): void {
  current = message;
  for (const listener of listeners) listener(message);
}

/** Says that a message was closed, so that nobody shows it again. */
export function dismissToast(message: ToastMessage): void {
  if (current === message) current = undefined;
}

/** Tells the listener of every message, beginning with one that is not closed yet; the answer ends it. */
export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => listeners.delete(listener);
}
