import { toast } from '#ui/toast-store.ts';

/** Puts an address into the clipboard and says whether that worked. */
export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ variant: 'default', title: 'Success', description: 'Link copied' });
  } catch {
    toast({ variant: 'destructive', title: 'Error', description: 'Something went wrong' });
  }
}
