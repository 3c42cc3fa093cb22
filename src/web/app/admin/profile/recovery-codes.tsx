import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { toast } from '#ui/toast-store.ts';
import { announceSuccess } from '../engine/announce.ts';
import { ICONS } from '../icons.ts';
import { Notice } from '../sign-in/notice.tsx';

const copy = async (codes: string[]) => {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    announceSuccess('Recovery codes copied');
  } catch {
    toast({ variant: 'destructive', title: 'Error', description: 'Please copy the codes by hand' });
  }
};

/** Codes for sign-in without the phone, shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice kind="status">Two-factor sign-in is on. All your other browsers are signed out.</Notice>
      <p>
        Keep these recovery codes where only you find them. Each lets you in once when you do not have your phone. They
        are not shown again.
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-x-4 gap-y-1.5 rounded-md bg-sunken p-4">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-ink">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button variant="outline" onClick={() => void copy(codes)}>
          <Icon name={ICONS.copy} /> Copy
        </Button>
        <Button onClick={onDone}>I have kept them</Button>
      </div>
    </div>
  );
}
