import { Button, iconButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon } from '#ui/icon.tsx';
import { publishHeight } from '#ui/publish-height.ts';
import { openEnquiry } from '../shared/enquiry/open-enquiry.ts';
import type { EnquiryRequest } from '../shared/enquiry/send-enquiry.ts';
import type { Listing } from '../shared/listings.ts';
import { useSite, useSiteOrigin } from '../shared/site.ts';
import { questionMessage, whatsappLink } from '../shared/whatsapp.ts';

const measure = publishHeight('--bar-height');

const SQUARE = classNames(iconButtonClass({ boxed: true }), 'size-12! shrink-0');

/** Bottom bar on phones: call, message, request a callback. Replaces the floating help. */
export default function BottomBar({ listing, request }: { listing: Listing; request: EnquiryRequest }) {
  const { facts } = useSite();
  const origin = useSiteOrigin();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no native element is a plain group
      role="group"
      aria-label="Enquire about this listing"
      data-bottom-bar
      ref={measure}
      className="fixed inset-x-0 bottom-0 z-(--z-bar) flex gap-2.5 border-t border-line bg-surface px-3.5 pt-2.5 pb-[calc(10px+env(safe-area-inset-bottom))] lg:hidden"
    >
      <a className={SQUARE} href={`tel:${facts.phone}`} aria-label="Call">
        <Icon name={CONTACT_ICONS.phone} />
      </a>
      <a
        className={classNames(SQUARE, 'border-transparent! bg-whatsapp! text-white!')}
        href={whatsappLink(questionMessage(listing, origin), facts.whatsapp)}
        target="_blank"
        rel="noopener"
        aria-label="WhatsApp"
      >
        <Icon name={CONTACT_ICONS.whatsapp} />
      </a>
      <Button className="min-h-12! min-w-0! flex-1" aria-haspopup="dialog" onClick={() => openEnquiry(request)}>
        Request Callback
      </Button>
    </div>
  );
}
