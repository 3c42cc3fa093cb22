import { type ToastMessage, toast } from '#ui/toast-store.ts';
import { CallError } from '../../data/http.ts';

export const announceSuccess = (description: string, action?: ToastMessage['action']): void =>
  toast({ variant: 'default', title: 'Success', description, ...(action && { action }) });

/** Shows the server's error message, or a generic one. */
export const announceFailure = (error: unknown): void =>
  toast({
    variant: 'destructive',
    title: 'Error',
    description: error instanceof CallError ? error.message : 'Something went wrong',
  });
