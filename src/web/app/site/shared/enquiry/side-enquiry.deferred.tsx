import { type ReactNode, useId } from 'react';
import { Panel } from '#ui/panel.tsx';
import { useSite } from '../site.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { getInvitation } from './invitation.ts';
import type { EnquiryRequest } from './send-enquiry.ts';

interface SideEnquiryProps extends EnquiryRequest {
  title: string;
  /** What the form is for; the usual invitation if undefined. */
  line?: string;
  /** Position and stickiness, which depend on the page. */
  className?: string;
  /** Shown below the form. */
  children?: ReactNode;
}

/** The enquiry form next to a list or a listing, with its own heading. */
export default function SideEnquiry({ title, line, className, children, ...request }: SideEnquiryProps) {
  const heading = useId();
  const { facts } = useSite();
  return (
    <section aria-labelledby={heading} className={className}>
      <Panel className="grid grid-cols-1 gap-3.5 p-5">
        <div>
          <h2 id={heading} className="text-panel leading-title">
            {title}
          </h2>
          <p className="mt-1 text-small text-ink-3">{line ?? getInvitation(facts)}</p>
        </div>
        <EnquiryForm {...request} />
        {children}
      </Panel>
    </section>
  );
}
