import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { closePanel } from '../panels.ts';
import { useSite } from '../site.ts';
import { EnquiryForm } from './enquiry-form.tsx';
import { declinePopups } from './enquiry-memory.ts';
import { getInvitation } from './invitation.ts';
import { AUTO_OPENED } from './open-enquiry.ts';
import type { EnquiryRequest } from './send-enquiry.ts';

const decline = () => {
  declinePopups();
  closePanel();
};

/** The enquiry form over a page; an automatically opened one can be turned off for good. */
export default function EnquiryPanel(request: EnquiryRequest) {
  const { source, listing } = request;
  const { facts } = useSite();
  const about = listing ? [listing.title, listing.price].filter(Boolean).join(' · ') : getInvitation(facts);
  return (
    <Dialog open onOpenChange={closePanel} title="Request Callback" description={about} width="form">
      <EnquiryForm {...request} onFailed={closePanel} />
      {source === AUTO_OPENED && (
        <Button variant="ghost" className="-mt-1 justify-self-center" onClick={decline}>
          Don't show again
        </Button>
      )}
    </Dialog>
  );
}
