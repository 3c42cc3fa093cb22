import type { DefaultPage } from '../default-page.ts';

const BODY = `<p>These terms apply when you use this website and the services that are offered on it. Please read them together with the privacy policy, the return and refund policy and the disclaimer, which are part of them. If you do not agree, please do not use the website.</p>
<h2>Who we are and what we do</h2>
<p>We advise people and companies who buy, sell or lease property in India, and we run this website so that they can find, compare and ask. The company named at the end of this page is your partner in these terms.</p>
<p>We are not the builder and not the owner of the listings, except where a page says so. An agreement for sale, an allotment or a lease is made between you and the builder or owner, on their own terms.</p>
<h2>Using the website</h2>
<p>You may use the website for your own search for property, or for that of the family or company you act for. You must be at least eighteen years old to send a form or to post a property.</p>
<p>You may not:</p>
<ul>
<li>give false details, or those of another person without their leave;</li>
<li>copy listings, pictures or contact details in bulk, by hand or by program;</li>
<li>use what you find here to approach owners, builders or other visitors with offers of your own;</li>
<li>disturb the website, try to get around its safeguards, or load it beyond ordinary use;</li>
<li>present yourself as us, or build a website that could be taken for ours.</li>
</ul>
<h2>Listings and prices</h2>
<p>Listings are invitations to ask. They are based on what builders, owners and agents tell us and on public records. Prices are in Indian rupees and, unless a page says otherwise, without taxes, stamp duty, registration, maintenance and similar charges. Areas are given as they were stated to us; for a project under RERA the carpet area in the agreement for sale decides.</p>
<p>Before you pay a booking amount, please check the registration of the project on the RERA portal of its state, and the title with a lawyer of your own. We never ask for a booking amount by phone, by chat or to a personal account.</p>
<h2>Enquiries and callbacks</h2>
<p>When you send an enquiry you ask us to call or write to you about it, also if your number is registered as one that does not wish to receive commercial calls. You can end this at any time, by the link in our mail or by telling us.</p>
<h2>Posting a property</h2>
<p>You may post a property that is yours, or that you are entitled in writing to offer. You confirm that your details are true, that the pictures are your own or that you may use them, and that agents and builders have given the registration number that RERA demands.</p>
<p>We check a posting before it appears, and may shorten, refuse or remove it. It remains yours; you allow us to show it here, and to send it to those who ask for it, until you or we take it down.</p>
<h2>Our fee</h2>
<p>Browsing, asking and comparing cost nothing. If a service of ours costs something, we tell you the amount, the taxes on it and when it is due, in writing and before we begin. Where a builder or owner pays us for bringing a buyer, we say so when you ask.</p>
<h2>What belongs to whom</h2>
<p>Our texts, drawings, logo and software belong to us or to those who have licensed them to us. You may print or save pages for your own use. Everything else needs our permission in writing. Names and marks of builders and partners belong to them.</p>
<h2>Our responsibility</h2>
<p>We do our work with care and keep the website running as well as we reasonably can, but we cannot promise that it is always within reach or free of faults. As far as the law allows, we answer for direct loss that we have caused by negligence, up to the fee you have paid us for the service in question, and not for lost profit or for acts of builders, owners, lenders or authorities.</p>
<p>Nothing in these terms limits rights that you have under RERA, the Consumer Protection Act, 2019 or another law that cannot be set aside by agreement, nor our responsibility for fraud or wilful harm.</p>
<h2>When we may close access</h2>
<p>If somebody breaks these terms, we may remove what they have posted and close their access, and we keep what we need to prove it. We say why, unless the law forbids it.</p>
<h2>Changes to these terms</h2>
<p>We may change these terms when our services or the law change. The date on this page tells you when that was. For a service that has already begun, the terms of the day it was agreed on remain.</p>
<h2>Law and courts</h2>
<p>Indian law applies. Please speak to us first: most differences end with a conversation. If not, the courts at our registered office decide, unless you are a consumer and the law gives you the choice of another forum, such as the consumer commission where you live or the RERA authority of the state.</p>
<h2>Contact</h2>
<p>Questions about these terms, and complaints about our services, reach us here. Complaints go to our grievance officer, who acknowledges them and sees that they are answered.</p>`;

/** A draft for the company's lawyer to review. */
export const TERMS: DefaultPage = {
  key: 'terms-and-conditions',
  title: 'Terms and Conditions',
  lead: 'The rules of this website and of our services, in plain words.',
  body: BODY,
  meta_title: 'Terms and Conditions | Aangan',
  meta_description:
    'The rules for using this website and our services: listings and prices, enquiries, posting a property, fees, responsibility, and which law applies.',
  meta_keywords: 'terms and conditions, terms of use, real estate website terms India',
  updated_at: '2026-11-15T06:30:00.000Z',
};
