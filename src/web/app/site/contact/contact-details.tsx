import type { ReactNode } from 'react';
import type { SiteFacts } from '#contract';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative border-b border-line py-3.5 pl-15 last:border-b-0">
      <dt className="text-sm text-ink-3">
        <span className="absolute top-1/2 left-0 grid size-11 -translate-y-1/2 place-items-center rounded-full bg-primary-soft text-primary">
          <Icon name={icon} />
        </span>
        {label}
      </dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

const mapsSearch = (address: string) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;

const LINK = `${linkClass} inline-flex min-h-7 items-center gap-1.5 font-semibold`;

function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className={LINK} href={href} target="_blank" rel="noopener">
      {children}
      <Icon name="external" size="sm" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}

export function ContactDetails({ facts }: { facts: SiteFacts }) {
  return (
    <dl>
      <Detail icon={CONTACT_ICONS.phone} label="Call us">
        <a className={LINK} href={`tel:${facts.phone}`}>
          {facts.phone_label}
        </a>
      </Detail>
      <Detail icon={CONTACT_ICONS.whatsapp} label="WhatsApp">
        <NewTabLink href={`https://wa.me/${facts.whatsapp}`}>Chat with an advisor</NewTabLink>
      </Detail>
      <Detail icon={CONTACT_ICONS.mail} label="Email">
        <a className={LINK} href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
      </Detail>
      <Detail icon="clock" label="Office hours">
        {facts.office_hours}
      </Detail>
      <Detail icon="pin" label="Office">
        {facts.address}
        <br />
        <NewTabLink href={mapsSearch(facts.address)}>Open in Maps</NewTabLink>
      </Detail>
    </dl>
  );
}
