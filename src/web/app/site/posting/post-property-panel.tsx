import { buttonClass } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { closePanel } from '../shared/panels.ts';
import { useSite } from '../shared/site.ts';

/** How an owner, agent or builder lists a property with us. */
export default function PostPropertyPanel() {
  const { facts } = useSite();
  return (
    <Dialog
      open
      onOpenChange={closePanel}
      title="Post Property"
      description="Tell us about your home, plot or workplace. An advisor takes down the details, checks the papers with you and lists it."
      width="form"
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <a className={buttonClass({ block: true })} href={`tel:${facts.phone}`}>
          <Icon name="phone" size="sm" />
          {facts.phone_label}
        </a>
        <a
          className={buttonClass({ variant: 'outline', block: true })}
          href={`https://wa.me/${facts.whatsapp}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="whatsapp" size="sm" />
          WhatsApp
        </a>
      </div>
      <p className="flex gap-2 text-sm text-ink-3">
        <Icon name="clock" size="sm" className="mt-0.5 text-primary" />
        {facts.office_hours}
      </p>
    </Dialog>
  );
}
