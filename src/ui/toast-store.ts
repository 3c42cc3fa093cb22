export interface ToastMessage {
  variant: 'default' | 'destructive';
  title: string;
  description: string;
  action?: {
    label: string;
    /** How to do the same without the toast, for screen reader users. */
    altText: string;
    onAction: () => void;
  };
}

type Listener = (message: ToastMessage) => void;

const listeners = new Set<Listener>();
let current: ToastMessage | undefined;

/** Shows a message and replaces the previous one; it is held until a listener subscribes. */
export function toast(message: ToastMessage): void {
  current = message;
  for (const listener of listeners) listener(message);
}

/** Marks a message as closed, so that it is not shown again. */
export function dismissToast(message: ToastMessage): void {
  if (current === message) current = undefined;
}

/** Calls the listener for every message, starting with one that is still open; returns the unsubscribe function. */
export function subscribeToToast(listener: Listener): () => void {
  listeners.add(listener);
  if (current) listener(current);
  return () => listeners.delete(listener);
}
