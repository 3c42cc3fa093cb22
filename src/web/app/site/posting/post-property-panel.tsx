import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { mediaUrl } from '../../data/media.ts';
import { closePanel } from '../shared/panels.ts';
import { PostPropertyForm } from './post-property-form.tsx';

function Sent({ email }: { email: string }) {
  return (
    <Dialog
      open
      onOpenChange={closePanel}
      title="Thank You"
      description="One step is left: confirm your e-mail."
      width="confirm"
    >
      <img
        src={mediaUrl('art/spot-thanks.svg')}
        alt=""
        width={480}
        height={320}
        className="w-[min(280px,80%)] justify-self-center"
      />
      <p className="wrap-anywhere">
        We have sent a link to <b className="font-semibold text-ink">{email}</b>. Open it within seven days, and we look
        at your property; nobody sees it before.
      </p>
      <Button onClick={closePanel}>Done</Button>
    </Dialog>
  );
}

/** How an owner, agent or builder posts a property. */
export default function PostPropertyPanel() {
  const [email, setEmail] = useState<string>();
  return email === undefined ? <PostPropertyForm onSent={setEmail} /> : <Sent email={email} />;
}
