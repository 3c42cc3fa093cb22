import { type ReactNode, useEffect, useId, useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import type { Faq, SiteFacts } from '#contract';
import { AccordionItem } from '#ui/accordion.tsx';
import { CONTACT_ICONS } from '#ui/contact-icons.ts';
import { Icon, type IconName } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { BrandHead } from '../../data/brand-head.tsx';
import { useSite } from '../shared/site.ts';
import { Logo } from './header.tsx';
import { NAVIGATION, NavigationItem, PLAIN_MENU } from './navigation.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { Organization } from './organization.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

const SHORT = 260;

/** The start of a text up to the last whole word, for the collapsed state. */
function opening(text: string): string {
  if (text.length <= SHORT) return text;
  return `${text.slice(0, text.lastIndexOf(' ', SHORT))}…`;
}

/** The legal notice of every page, collapsed to its first sentences. */
export function LegalNotice({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const id = useId();
  return (
    <div className="border-t border-band-line py-6 text-sm leading-relaxed">
      <p id={id} className="inline">
        <b className="text-on-band">Disclaimer.</b> {whole ? text : opening(text)}{' '}
      </p>
      <button
        type="button"
        className="py-1 font-semibold text-accent-on-band underline underline-offset-3"
        aria-expanded={whole}
        aria-controls={id}
        onClick={() => setWhole(!whole)}
      >
        {whole ? 'Show Less' : 'Show More'}
      </button>
    </div>
  );
}

/** Questions in two columns; opening one closes the previous one, across both columns. */
export function Faqs({ faqs }: { faqs: Faq[] }) {
  if (faqs.length === 0) return null;
  const half = Math.ceil(faqs.length / 2);
  return (
    <section className="print:hidden section-space bg-sunken" aria-labelledby="faqs">
      <div className="wrap">
        <SectionHead id="faqs" title="Questions buyers ask us" />
        <div className="grid gap-x-12 lg:grid-cols-2">
          {[faqs.slice(0, half), faqs.slice(half)].map((column, index) => (
            <div key={column[0]?.id}>
              {column.map((faq, row) => (
                <AccordionItem key={faq.id} name="faq" question={faq.question} open={index === 0 && row === 0}>
                  {faq.answer}
                </AccordionItem>
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const QUICK_LINKS = [
  { label: 'About Us', to: '/about-us' },
  { label: 'Projects', to: '/projects' },
  { label: 'Properties', to: '/properties' },
  { label: 'Why Choose Us', to: '/why-choose-us' },
  { label: 'Blogs', to: '/blogs' },
  { label: 'Career', to: '/careers' },
  { label: 'Most Popular Links', to: '/most-popular-links' },
];

const LEGAL_LINKS = [
  { label: 'Terms and Conditions', to: '/terms-and-conditions' },
  { label: 'Privacy Policy', to: '/privacy-policy' },
  { label: 'Return and Refund Policy', to: '/return-and-refund-policy' },
  { label: 'Disclaimer', to: '/disclaimer' },
];

const LINK = 'underline-offset-4 hover:text-white hover:underline';

const NETWORKS = [
  ['facebook', 'Facebook'],
  ['instagram', 'Instagram'],
  ['linkedin', 'LinkedIn'],
  ['youtube', 'Youtube'],
] as const;

function Social({ social }: { social: SiteFacts['social'] }) {
  return (
    <ul className="mt-4.5 flex gap-2">
      {NETWORKS.map(([network, label]) => {
        const href = social[network];
        if (href === undefined) return null;
        return (
          <li key={network}>
            <a
              className="grid size-11 place-items-center rounded-full border border-band-control hover:text-white"
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={label}
            >
              <Icon name={CONTACT_ICONS[network]} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="mb-3.5 font-display text-lg leading-snug font-semibold tracking-normal text-on-band">{title}</h2>
      {children}
    </div>
  );
}

function ContactLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 py-1.25">
      <Icon name={icon} className="mt-0.5" />
      {children}
    </li>
  );
}

function Contact({ facts }: { facts: SiteFacts }) {
  return (
    <ul>
      <ContactLine icon={CONTACT_ICONS.phone}>
        <a className={LINK} href={`tel:${facts.phone}`}>
          {facts.phone_label}
        </a>
      </ContactLine>
      <ContactLine icon={CONTACT_ICONS.mail}>
        <a className={`${LINK} wrap-anywhere`} href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
      </ContactLine>
      <ContactLine icon="pin">
        <span>{facts.address}</span>
      </ContactLine>
      <ContactLine icon="clock">
        <span>{facts.office_hours}</span>
      </ContactLine>
    </ul>
  );
}

/** Pages of visitors who look for a home or want to reach us; on others the questions are in the way. */
const FAQ_PAGES = /^\/(?:(?:city|projects|properties|rent|posted-properties|contact-us)(?:\/.*)?)?$/;

const hasFaqs = (pathname: string): boolean => FAQ_PAGES.test(pathname);

/**
 * Keeps the card of a listing pressed from the click until its page is there, also when its code is still loading.
 * Here, because this file is loaded after what every page shows first.
 */
function PressedCard() {
  const pathname = useNavigation().location?.pathname;
  useEffect(() => {
    if (pathname === undefined) return undefined;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.card-link')];
    const cards = links.flatMap((link) => (link.pathname === pathname ? (link.closest('article') ?? []) : []));
    for (const card of cards) card.dataset.pressed = '';
    return () => {
      for (const card of cards) delete card.dataset.pressed;
    };
  }, [pathname]);
  return null;
}

const MENU_ENTRY =
  'flex min-h-12 items-center border-b border-line px-5 text-lead font-medium text-ink aria-[current=page]:text-primary';

/** The menu without scripts: a popover of the browser, which reads it only then. Old browsers show it at the foot. */
function PlainMenu() {
  return (
    <noscript>
      <nav
        id={PLAIN_MENU}
        popover="auto"
        aria-label="Menu"
        className="bg-surface open:right-0 open:left-auto open:m-0 open:h-dvh open:max-h-none open:w-85 open:max-w-full open:shadow-md"
      >
        <button type="button" className={`${MENU_ENTRY} w-full`} popoverTarget={PLAIN_MENU} popoverTargetAction="hide">
          Close menu
        </button>
        <Link className={MENU_ENTRY} to="/post-property">
          Post Property
        </Link>
        <ul>
          {NAVIGATION.filter(({ to }) => to !== undefined).map((entry) => (
            <li key={entry.label}>
              <NavigationItem entry={entry} className={MENU_ENTRY} />
            </li>
          ))}
        </ul>
        <Link className={MENU_ENTRY} to="/login">
          LOGIN
        </Link>
      </nav>
    </noscript>
  );
}

/** Questions, site links, contact details, newsletter and legal links, and what every page has without showing it. */
export default function Footer({ year }: { year: number }) {
  const { brand, facts, faqs } = useSite();
  const { pathname } = useLocation();
  return (
    <>
      <BrandHead brand={brand} />
      <Organization />
      <RouteAnnouncer />
      <PlainMenu />
      {hasFaqs(pathname) && <Faqs faqs={faqs} />}
      <PressedCard />
      <footer className="print:hidden on-band bg-band text-compact text-on-band-2">
        <div className="wrap">
          <div className="grid grid-cols-1 gap-9 pt-14 pb-10 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_minmax(0,1.25fr)_minmax(0,1.6fr)] lg:gap-(--gap-footer) lg:pt-18 lg:pb-12">
            <div>
              <Logo className="text-white" />
              <p className="mt-4 max-w-ch-34">{facts.tagline}</p>
              <Social social={facts.social} />
            </div>
            <Column title="Quick Links">
              <ul>
                {QUICK_LINKS.map(({ label, to }) => (
                  <li key={to} className="py-1.25">
                    <Link className={LINK} to={to}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </Column>
            <Column title="Contact">
              <Contact facts={facts} />
            </Column>
            <Column title="New launches in your inbox">
              <p>One email a month: new launches, possession dates and RERA changes.</p>
              <NewsletterForm />
            </Column>
          </div>
          <LegalNotice text={facts.legal_notice} />
          <div className="flex flex-wrap gap-x-5.5 gap-y-1.5 ends-above-bars border-t border-band-line pt-4.5 text-sm">
            <span>
              © {year} {facts.brand}
            </span>
            <span className="hidden flex-1 lg:block" />
            <a className={LINK} href="/sitemap.xml">
              Sitemap
            </a>
            {LEGAL_LINKS.map(({ label, to }) => (
              <Link key={to} className={LINK} to={to}>
                {label}
              </Link>
            ))}
          </div>
        </div>
      </footer>
    </>
  );
}
