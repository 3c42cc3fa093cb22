import type { DefaultPage } from '../default-page.ts';

const BODY = `<h2>Interpretation and Definitions</h2>
<p>In this disclaimer, <strong>we</strong>, <strong>us</strong> and <strong>our</strong> mean the company named at the end of this page. <strong>The website</strong> means the pages at this address and everything they show. <strong>You</strong> means the person who reads them, or the company or family for whom that person acts.</p>
<p>A <strong>listing</strong> is a project or a property shown here, whether we entered it ourselves or somebody posted it. <strong>RERA</strong> means the Real Estate (Regulation and Development) Act, 2016 and the authority of the state in which a listing stands. Words in the singular include the plural, and the other way round.</p>
<h2>Disclaimer</h2>
<p>The website gives general information about property. It is not an offer, not an agreement for sale, not an advertisement on behalf of a builder, and not advice about law, tax or money for your own case. Nothing here binds a builder, an owner or us until it stands in a signed agreement.</p>
<p>Prices, areas, plans, amenities and possession dates come from builders, owners and agents. They may change without notice, and a home may have been sold since its page was written. Pictures that are marked as illustrations are drawings; other pictures may show sample flats or an artist's view of what is planned.</p>
<p>A RERA number on a page repeats what we were told or read on the portal of the authority. Please look up the project there yourself before you pay anything.</p>
<h2>External Links</h2>
<p>Some links lead to websites that others run: portals of authorities, maps, films, social networks and sites of partners. We do not control what they say, how they treat your data or whether they can be reached. A link is a signpost, not a recommendation.</p>
<h2>Errors and Omissions</h2>
<p>We take care, and still mistakes happen: a wrong figure, an old photograph, a change of law that has not reached our pages yet. We do not promise that everything here is complete, correct or current, nor that the website is free of faults at every moment. If you tell us of a mistake, we correct it as soon as we have checked it.</p>
<h2>Fair Use</h2>
<p>The website may show names, marks, plans or short passages that belong to others, where that is needed to describe a listing, to report on the market or to explain the law. We believe that this is fair dealing in the sense of the Copyright Act, 1957. If you own such a work and see it differently, write to us, and we look into it without delay. To use our own texts and pictures beyond what the law allows, please ask first.</p>
<h2>Views Expressed</h2>
<p>Blogs and guides give the view of the person who wrote them on the day they appeared. Testimonials are the words of the clients who gave them. Neither is a promise that you will see the same result, and neither speaks for a builder, a bank or an authority.</p>
<h2>No Responsibility</h2>
<p>The website is no substitute for a lawyer, a chartered accountant, a valuer or an engineer. As far as the law allows, we are not responsible for a loss that follows from relying on the website alone, from a decision of a builder, owner, bank or authority, or from the website being out of reach. Nothing in this disclaimer takes away a right that you have under RERA, the Consumer Protection Act, 2019 or any other law that cannot be set aside by agreement.</p>
<h2>Use at Your Own Risk</h2>
<p>What you do with the information here is your own decision, and you carry its risk. The calculator of monthly instalments shows an estimate; only the sanction letter of a lender tells you what you will pay. Before you book, visit the place, read the RERA entry and the title papers, and have the agreement for sale explained to you by somebody who works for you alone.</p>
<h2>Contact</h2>
<p>If anything in this disclaimer is unclear, or if you have found a mistake on the website, please reach us here.</p>`;

/** Its sections and its date are part of the product definition. */
export const DISCLAIMER: DefaultPage = {
  key: 'disclaimer',
  title: 'Disclaimer',
  lead: 'What the information on this website is, and what it is not.',
  body: BODY,
  meta_title: 'Disclaimer | Aangan',
  meta_description:
    'What the information on this website is and is not: listings, prices and pictures, links to others, mistakes, fair use, views and your own checks.',
  meta_keywords: 'disclaimer, real estate disclaimer India, RERA notice',
  updated_at: '2024-11-25T06:30:00.000Z',
};
