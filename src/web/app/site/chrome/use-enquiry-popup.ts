import { useEffect } from 'react';
import { prefetchModule } from '../shared/lazy-with-retry.ts';
import { useSite } from '../shared/site.ts';

/** Loaded with the first popup, minutes after the page. */
const offer = () => import('./offer-enquiry.ts').then(({ offerEnquiry }) => offerEnquiry());

/** Offers the enquiry form at the interval from the settings; an offer that would interrupt the visitor is skipped. */
export function useEnquiryPopup(waitingNotice: boolean): void {
  const { enabled, every_ms } = useSite().facts.enquiry_popup;
  useEffect(() => {
    if (!enabled || waitingNotice) return undefined;
    const timer = window.setInterval(() => prefetchModule(offer), every_ms);
    return () => window.clearInterval(timer);
  }, [enabled, every_ms, waitingNotice]);
}
