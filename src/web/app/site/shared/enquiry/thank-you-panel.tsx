import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '../../../data/media.ts';
import { closePanel } from '../panels.ts';
import { useSite } from '../site.ts';

/** Says that an enquiry has arrived, and what happens next. */
export default function ThankYouPanel() {
  const { facts } = useSite();
  return (
    <Dialog
      open
      onOpenChange={closePanel}
      title="Thank You"
      description="Your enquiry has reached us. An advisor usually calls back within an hour, during office hours."
      width="confirm"
    >
      <img
        src={mediaUrl('art/spot-thanks.svg')}
        alt=""
        width={480}
        height={320}
        className="w-[min(280px,80%)] justify-self-center"
      />
      <p className="flex gap-2 text-sm text-ink-3">
        <Icon name="clock" size="sm" className="mt-0.5 text-primary" />
        {facts.office_hours}
      </p>
      <Button onClick={closePanel}>Done</Button>
    </Dialog>
  );
}
