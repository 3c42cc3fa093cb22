import { expect, test, vi } from 'vitest';
import { dismissToast, subscribeToToast, type ToastMessage, toast } from './toast-store.ts';

const saved: ToastMessage = { variant: 'default', title: 'Success', description: 'Saved' };
const failed: ToastMessage = { variant: 'destructive', title: 'Error', description: 'Not saved' };

test('a message waits for those who show it, and the newest one wins', () => {
  toast(saved);
  toast(failed);
  const show = vi.fn<(message: ToastMessage) => void>();
  subscribeToToast(show)();
  expect(show.mock.calls).toEqual([[failed]]);
  dismissToast(failed);
});

test('a message stays until the toaster has loaded and shows it', () => {
  const wake = vi.fn<(message: ToastMessage) => void>();
  const sleep = subscribeToToast(wake);
  toast(saved);
  sleep();
  const show = vi.fn<(message: ToastMessage) => void>();
  subscribeToToast(show)();
  expect(wake).toHaveBeenCalledTimes(1);
  expect(show).toHaveBeenCalledWith(saved);
  dismissToast(saved);
});

test('a closed message never comes back, and closing it late does not take the next one away', () => {
  toast(saved);
  toast(failed);
  dismissToast(saved);
  const show = vi.fn<(message: ToastMessage) => void>();
  subscribeToToast(show)();
  expect(show).toHaveBeenCalledWith(failed);
  dismissToast(failed);
  const later = vi.fn<(message: ToastMessage) => void>();
  subscribeToToast(later)();
  expect(later).not.toHaveBeenCalled();
});
