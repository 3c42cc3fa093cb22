import { useEffect } from 'react';
import { prefetchModule } from '../shared/lazy-with-retry.ts';
import { useSite } from '../shared/site.ts';

/** The code comes with the first turn, minutes after the page. */
const offer = () => import('./offer-enquiry.ts').then(({ offerEnquiry }) => offerEnquiry());

/** Offers the enquiry form every so often, as the settings say; a turn at a bad moment is skipped, not made up for. */
export function useEnquiryPopup(waitingNotice: boolean): void {
  const { enabled, every_ms } = useSite().facts.enquiry_popup;
  useEffect(() => {
    if (!enabled || waitingNotice) return undefined;
    const timer = window.setInterval(() => prefetchModule(offer), every_ms);
    return () => window.clearInterval(timer);
  }, [enabled, every_ms, waitingNotice]);
}
