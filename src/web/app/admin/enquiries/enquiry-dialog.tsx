import { useRef } from 'react';
import type { StaffEnquiry } from '#contract';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icon.tsx';
import { KeyHints } from '../engine/key-hints.tsx';
import { useLetterKeys } from '../engine/use-letter-keys.ts';
import { indiaTime } from '../india-clock.ts';
import { useStaff } from '../shell/use-staff.ts';
import { ContactNoteForm } from './contact-note-form.tsx';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryHistory } from './enquiry-history.tsx';
import { EnquirySteps } from './enquiry-steps.tsx';
import { useEnquiry, useEnquiryChanges } from './use-enquiry.ts';

/** The call and message buttons; a person who withdrew consent must not be contacted. */
function Reach({ enquiry: { consent, country_code, phone_number } }: { enquiry: StaffEnquiry }) {
  if (consent.withdrawn_at)
    return <p className="mr-auto text-danger">Consent withdrawn: please do not call or write.</p>;
  const number = country_code + phone_number;
  return (
    <>
      <a className={classNames(buttonClass(), 'max-md:flex-1')} href={`tel:${number}`}>
        <Icon name={CONTACT_ICONS.phone} size="sm" />
        Call
      </a>
      <a
        // `mr-auto` leaves space at the other end, where toasts appear.
        className={classNames(buttonClass({ variant: 'outline' }), 'max-md:flex-1 md:mr-auto')}
        href={`https://wa.me/${number.replace('+', '')}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name={CONTACT_ICONS.whatsapp} size="sm" />
        WhatsApp
      </a>
    </>
  );
}

interface EnquiryDialogProps {
  id: number;
  onClose: () => void;
}

/** One enquiry in full, with all its actions. */
export function EnquiryDialog({ id, onClose }: EnquiryDialogProps) {
  const staff = useStaff();
  const enquiry = useEnquiry(id, onClose);
  const { change } = useEnquiryChanges();
  const steps = useRef<HTMLDivElement>(null);
  const focus = (name: string) => steps.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useLetterKeys({
    a: () => void change(id, { assigned_to: staff.id }),
    s: () => focus('status'),
    n: () => focus('note'),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="wide"
      title={enquiry?.full_name ?? 'Enquiry'}
      description={enquiry ? `Received ${indiaTime(enquiry.createdAt)} (India time)` : 'Loading...'}
      footer={enquiry && <Reach enquiry={enquiry} />}
    >
      {enquiry && (
        <div
          ref={steps}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_340px] md:grid-rows-[auto_1fr]"
        >
          <EnquiryFacts enquiry={enquiry} />
          <div className="grid content-start gap-4 md:col-start-2 md:row-span-2 md:row-start-1">
            <EnquirySteps enquiry={enquiry} />
            <ContactNoteForm id={id} />
          </div>
          <div className="grid content-start gap-4">
            <EnquiryHistory enquiry={enquiry} />
            <KeyHints hints={{ a: 'assign to me', s: 'status', n: 'note', Esc: 'close' }} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
