import { toast } from '#ui/toast-store.ts';

/** Copies a URL to the clipboard and shows the result in a toast. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ variant: 'default', title: 'Success', description: 'Link copied' });
  } catch {
    toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong' });
  }
}
