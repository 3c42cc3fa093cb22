import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { drawingUrl } from '../../../data/file-urls.ts';
import { closePanel } from '../panels.ts';

/** Confirms a submission over the page, with the next steps. */
export function ThankYou({ description, children }: { description: string; children: ReactNode }) {
  return (
    <Dialog open onOpenChange={closePanel} title="Thank You" description={description} width="confirm">
      <img
        src={drawingUrl('spot-thanks')}
        alt=""
        width={480}
        height={320}
        className="w-70 max-w-4/5 justify-self-center"
      />
      {children}
      <Button onClick={closePanel}>Done</Button>
    </Dialog>
  );
}
