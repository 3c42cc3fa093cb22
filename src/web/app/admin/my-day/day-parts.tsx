import type { ReactNode } from 'react';
import type { DayLead } from '#contract';
import { indianNumber } from '#contract/indian-number.ts';
import { buttonClass, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon } from '#ui/icon.tsx';
import { Panel } from '#ui/panel.tsx';
import { useEnquiryChanges } from '../enquiries/use-enquiry.ts';

interface DayPanelProps {
  id: string;
  title: string;
  count: number;
  /** Beside the title, at the end. */
  end?: ReactNode;
  children?: ReactNode;
}

/** A part of the day with the number of its entries. */
export function DayPanel({ id, title, count, end, children }: DayPanelProps) {
  return (
    <Panel role="region" aria-labelledby={`${id}-title`} id={id} className="scroll-mt-20 overflow-hidden">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
        <h2 id={`${id}-title`} className="text-subheading">
          {title}
        </h2>
        <span className="grid h-6 min-w-6 place-items-center rounded-full bg-well px-2 text-xs font-semibold text-ink-2">
          {indianNumber(count)}
        </span>
        <div className="ml-auto flex items-center gap-2">{end}</div>
      </div>
      {children}
    </Panel>
  );
}

/** Shown where nothing waits. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="border-t border-line px-4 py-5 text-ink-3">{children}</p>
);

interface ReachLinksProps {
  lead: Pick<DayLead, 'country_code' | 'full_name' | 'id' | 'may_contact' | 'phone_number'>;
  /** The link that calls says so. */
  isWide?: boolean;
}

/** Calls and writes to the person of a lead, which is logged as begun; nothing after consent was withdrawn. */
export function ReachLinks({ lead, isWide = false }: ReachLinksProps) {
  const { startContact } = useEnquiryChanges();
  const { country_code, full_name, id, may_contact, phone_number } = lead;
  if (!may_contact) return <span className="text-sm text-danger">Consent withdrawn</span>;
  const number = country_code + phone_number;
  const square = classNames(iconButtonClass(), 'shrink-0 lg:size-9!');
  return (
    <>
      <a
        className={isWide ? buttonClass({ variant: 'outline', size: 'sm' }) : square}
        href={`tel:${number}`}
        onClick={() => startContact(id, 'call')}
      >
        <Icon name={CONTACT_ICONS.phone} size={isWide ? 'sm' : 'md'} />
        <span className={classNames(!isWide && 'sr-only')}>Call</span>
        <span className="sr-only"> {full_name}</span>
      </a>
      <a
        className={square}
        href={`https://wa.me/${number.replace('+', '')}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => startContact(id, 'whatsapp')}
      >
        <Icon name={CONTACT_ICONS.whatsapp} />
        <span className="sr-only">WhatsApp {full_name}</span>
      </a>
    </>
  );
}

/** What a lead is about, in one line: the listing, or what the person looks for. */
export const getSubject = ({ listing, wishes, message }: Pick<DayLead, 'listing' | 'message' | 'wishes'>): string =>
  listing?.title ?? (wishes || message);

/** A phone number as people write it. */
export const getPhone = ({ country_code, phone_number }: Pick<DayLead, 'country_code' | 'phone_number'>): string =>
  `${country_code} ${phone_number.replace(/^(\d{5})(\d{5})$/, '$1 $2')}`;
