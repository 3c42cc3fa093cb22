import { type ReactNode, Suspense } from 'react';
import type { MetaDescriptor } from 'react-router';
import type { PlainForm, SiteFacts } from '#contract';
import { EnquiryInput } from '#contract/forms/enquiry.ts';
import { Banner } from '#ui/banner.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { linkClass } from '#ui/link.tsx';
import { apiContext, plainFormContext } from '../../data/context.ts';
import { drawingUrl } from '../../data/file-urls.ts';
import { httpApi } from '../../data/http.ts';
import { pageHead, publicPage } from '../../data/page.tsx';
import { toCountryCode } from '../shared/forms/controls.ts';
import { receivePlainForm } from '../shared/forms/receive-plain-form.ts';
import { lazyWithRetry } from '../shared/lazy-with-retry.ts';
import { ShowMap } from '../shared/show-map.tsx';
import { pageTexts, toPageHead, useSite } from '../shared/site.ts';
import type { Route } from './+types/contact.route.ts';

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

function ContactDetails({ facts }: { facts: SiteFacts }) {
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

const SideEnquiry = lazyWithRetry(() => import('../shared/enquiry/side-enquiry.deferred.tsx'));

export const loader = async ({ context }: Route.LoaderArgs) => ({
  page: await pageTexts(context.get(apiContext), 'contact-us'),
});

export const clientLoader = async () => ({ page: await pageTexts(httpApi, 'contact-us') });

const toEnquiry = ({ fields: { country = '', listing_kind: kind, listing_id: id, ...fields } }: PlainForm) => ({
  ...toCountryCode({ ...fields, country }),
  listing: kind === undefined ? undefined : { kind, id },
});

/** The form without scripts, also of the pages that have it beside something else. */
export const action = async ({ context }: Route.ActionArgs) =>
  receivePlainForm(context.get(plainFormContext), {
    schema: EnquiryInput,
    toInput: toEnquiry,
    send: (form, input) => form.sendEnquiry(input),
    thanksFor: 'enquiry',
  });

export const headers = publicPage({ fresh: 300, stale: 3_600 });

export function meta({ loaderData, matches }: Route.MetaArgs): MetaDescriptor[] {
  return loaderData ? pageHead(toPageHead(loaderData.page, '/contact-us', matches)) : [];
}

export default function ContactRoute({ loaderData: { page } }: Route.ComponentProps) {
  const { facts } = useSite();
  return (
    <main id="main">
      <Banner title={page.title} line={page.lead} art={drawingUrl('courtyard-gurugram-golden-wide')} />
      <div className="wrap section-space grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-last-120 lg:grid-rows-head">
        <section aria-labelledby="reach-us">
          <h2 id="reach-us" className="mb-2 text-2xl">
            Talk to us
          </h2>
          <ContactDetails facts={facts} />
        </section>
        <Suspense>
          <SideEnquiry
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
            title="Write to us"
            source="contact-page"
          />
        </Suspense>
        {facts.map_url && (
          <ShowMap src={facts.map_url} title={`Map of the office of ${facts.brand}`} place={facts.address} />
        )}
      </div>
    </main>
  );
}
