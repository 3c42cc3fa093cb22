import type { PageTexts } from '#contract';

/** Default content of a page; it has a date only where visitors must know how old the text is. */
export type DefaultPage = Omit<PageTexts, 'updated_at'> & { updated_at?: string };

const PRIVACY_BODY = `<p>This policy explains what we learn about you when you use this website or speak to our advisors, why we need it, how long we keep it and what you can ask us to do. It is also the notice required by the Digital Personal Data Protection Act, 2023 (the Act). We are the data fiduciary: the company named at the end of this page decides why and how your data is used.</p>
<h2>What we collect</h2>
<p>You can browse the whole website without telling us who you are. We collect personal data only when you give it to us:</p>
<ul>
<li><strong>Enquiries:</strong> your name, phone number and email address, your message, and the listing you ask about.</li>
<li><strong>Newsletter:</strong> your email address, and whether you have confirmed it.</li>
<li><strong>Posting a property:</strong> your name, contact details and role, the address, description and pictures of the property, and a RERA number where the law requires one.</li>
<li><strong>Job applications:</strong> your contact details, your answers and the documents you send with them.</li>
<li><strong>Working with an advisor:</strong> your needs, your budget, and the documents a purchase, sale or loan requires. We tell you what each of them is for.</li>
</ul>
<p>With each form we also store the time, the network address and the type of browser it came from, and which notice you agreed to. We need this to prove consent and to stop automated forms. Our server keeps technical records of requests for a short time, to find errors and prevent misuse.</p>
<h2>Why we use it</h2>
<ul>
<li>to answer you, to call you back and to arrange visits;</li>
<li>to find, check and close a purchase, a sale, a lease or a loan that you have asked us for;</li>
<li>to send the newsletter you have subscribed to;</li>
<li>to check and publish a property that you have posted;</li>
<li>to consider your application for a job;</li>
<li>to keep the website safe, and to meet our duties under RERA, tax law and anti-money-laundering law.</li>
</ul>
<p>We do not sell personal data, we do not let others use it to advertise to you, and no decision about you is made by a machine alone.</p>
<h2>Consent and how to withdraw it</h2>
<p>We use your data because you have agreed to it, or for a use that the Act permits without consent, such as a duty under another law. We ask for consent in plain language, for a named purpose, and no box is ticked for you.</p>
<p>You can withdraw at any time, as easily as you agreed. Every newsletter has an unsubscribe link. The email that acknowledges an enquiry or an application has a link to withdraw it. If you left only your phone number, call or write to us, and we will withdraw it. You can delete a property that you posted with the private link we emailed to you. For everything else, a message to us is enough. We then stop using your data and ask those who work for us to stop; what was done before remains lawful. Some services cannot continue without the data they need, and we tell you so before we end them.</p>
<h2>Who else sees it</h2>
<p>We share only what is needed for a purpose, and only with:</p>
<ul>
<li>the builder, owner, agent or lender you have asked us to connect you with;</li>
<li>lawyers, valuers and registration offices involved in your transaction;</li>
<li>companies that run our servers, email and telephone, bound by contract to act only on our instructions;</li>
<li>courts and authorities, where the law requires it.</li>
</ul>
<p>If such a company works outside India, we follow the limits that the central government sets for transfers. When you post a property, visitors see the property and your first name with an initial, never your phone number or email address.</p>
<h2>Cookies and storage in your browser</h2>
<p>The website uses only what it needs to work. Your city, your wishlist, your comparison and your answers to our notices are kept in your own browser and can be deleted there. If you choose Allow, so are your last searches, the listings you viewed and the contact details of your last enquiry. Videos and maps of other companies load only after you click on them; from then on the policy of that company applies.</p>
<p>We count how often each page is viewed per day and which searches have no results or contain words that we did not understand. These are numbers only: no cookie, no network address and nothing else that could identify you is stored with them, and they are deleted after 400 days. If your browser sends Do Not Track or Global Privacy Control, the pages you open are not counted.</p>
<h2>How long we keep it</h2>
<p>We keep personal data only as long as needed for its purpose, and we review it at least once a year.</p>
<ul>
<li><strong>Enquiries:</strong> while we work on them, and for [[enquiry retention]] after the last contact. When you withdraw, we erase them within thirty days. An enquiry that led to a purchase, a sale or a lease is part of the transaction.</li>
<li><strong>Newsletter:</strong> until thirty days after you unsubscribe. Email addresses that were never confirmed are not used and are erased after thirty days.</li>
<li><strong>Posted properties:</strong> while they are shown, and for [[posting retention]] after they were sold, expired or rejected. Those that you delete, and those whose email was never confirmed, are erased after thirty days.</li>
<li><strong>Job applications:</strong> for up to a year, or longer if you ask us to keep you in mind. When you withdraw, we erase them within two days.</li>
<li><strong>Copies of our emails:</strong> for ninety days.</li>
<li><strong>Backups:</strong> for up to [[backup retention]]. They serve only to recover from a failure. If we have to use one, we erase again what was erased since, before the website opens.</li>
<li><strong>Transactions:</strong> as long as RERA, tax and accounting law require.</li>
</ul>
<p>A short record that you agreed, or that you withdrew, stays as long as we may have to prove it.</p>
<h2>How we protect it</h2>
<p>Connections are encrypted. Access is limited to staff who need it, each with their own account. If a breach nevertheless affects your data, we inform you and the Data Protection Board of India as the Act requires.</p>
<h2>Your rights</h2>
<p>You can see, download, correct and erase what we hold under your email address <a href="/my-data" rel="noopener nofollow">on this website</a>, after you have confirmed the address. Under the Act you may:</p>
<ul>
<li>ask for a summary of the data we hold about you, what we do with it and with whom we have shared it;</li>
<li>have it corrected, completed or updated;</li>
<li>have it erased, unless a law requires us to keep it;</li>
<li>withdraw your consent;</li>
<li>nominate a person to act for you in case of death or incapacity;</li>
<li>have your grievance heard.</li>
</ul>
<p>Contact us from the email address you have used with us, so that we can identify you. We ask for no more than we need to be sure, and all of this is free. You may ask for this notice in any language of the Eighth Schedule to the Constitution.</p>
<h2>Children</h2>
<p>Our services are for adults. We do not knowingly collect data of anyone under eighteen without the verifiable consent of a parent or guardian, and we do not track children or advertise to them. If you believe that a child has contacted us, tell us and we will delete what we received.</p>
<h2>Changes to this policy</h2>
<p>When we change this policy, the date on this page changes with it. If we want to use your data for a new purpose, we ask you first.</p>
<h2>Grievance officer and contact</h2>
<p>Requests and complaints about personal data go to our grievance officer. Address your message to The Grievance Officer, by email or by post, at the address below. We reply as soon as we can, and within ninety days at the latest. If you are not satisfied with our reply, you can complain to the Data Protection Board of India.</p>`;

/** A draft in the sense of the Digital Personal Data Protection Act, 2023, for the company's lawyer to review. */
export const PRIVACY_POLICY: DefaultPage = {
  key: 'privacy-policy',
  title: 'Privacy Policy',
  lead: 'What we collect about you, why, for how long, and what you can ask us to do.',
  body: PRIVACY_BODY,
  meta_title: 'Privacy Policy | [[company]]',
  meta_description:
    'Which personal data we collect, why, with whom we share it, how long we keep it, how to withdraw consent, and your rights under the DPDP Act, 2023.',
  meta_keywords: 'privacy policy, personal data, DPDP Act 2023, consent, grievance officer',
  updated_at: '2026-11-15T06:30:00.000Z',
};

const DISCLAIMER_BODY = `<h2>Interpretation and Definitions</h2>
<p>In this disclaimer, <strong>we</strong>, <strong>us</strong> and <strong>our</strong> mean the company named at the end of this page. <strong>The website</strong> means the pages at this address and everything they show. <strong>You</strong> means the person who reads them, or the company or family for whom that person acts.</p>
<p>A <strong>listing</strong> is a project or a property shown here, whether we entered it ourselves or a visitor posted it. <strong>RERA</strong> means the Real Estate (Regulation and Development) Act, 2016 and the authority of the state in which a listing is located. Words in the singular include the plural, and the other way round.</p>
<h2>Disclaimer</h2>
<p>The website gives general information about property. It is not an offer, not an agreement for sale, not an advertisement on behalf of a builder, and not legal, tax or financial advice for your own case. Nothing here binds a builder, an owner or us until it is part of a signed agreement.</p>
<p>Prices, areas, plans, amenities and possession dates come from builders, owners and agents. They may change without notice, and a home may have been sold since its page was written. Pictures that are marked as illustrations are drawings; other pictures may show sample flats or an artist's view of what is planned.</p>
<p>A RERA number on a page repeats what we were told or read on the portal of the authority. Please check the project there yourself before you pay anything.</p>
<h2>External Links</h2>
<p>Some links lead to websites that others run: portals of authorities, maps, videos, social networks and sites of partners. We do not control what they say, how they use your data or whether they are available. A link is a signpost, not a recommendation.</p>
<h2>Errors and Omissions</h2>
<p>We take care, and still mistakes happen: a wrong figure, an old photograph, a change of law that has not reached our pages yet. We do not promise that everything here is complete, correct or current, or that the website is always free of errors. If you tell us about a mistake, we correct it as soon as we have checked it.</p>
<h2>Fair Use</h2>
<p>The website may show names, marks, plans or short passages that belong to others, where that is needed to describe a listing, to report on the market or to explain the law. We believe that this is fair dealing under the Copyright Act, 1957. If you own such a work and disagree, write to us and we will look into it without delay. To use our own texts and pictures beyond what the law allows, please ask first.</p>
<h2>Views Expressed</h2>
<p>Blogs and guides give the view of the person who wrote them on the day they appeared. Testimonials are the views of the clients who gave them. Neither is a promise that you will see the same result, and neither speaks for a builder, a bank or an authority.</p>
<h2>No Responsibility</h2>
<p>The website is no substitute for a lawyer, a chartered accountant, a valuer or an engineer. As far as the law allows, we are not responsible for a loss that follows from relying on the website alone, from a decision of a builder, owner, bank or authority, or from the website being unavailable. Nothing in this disclaimer takes away a right that you have under RERA, the Consumer Protection Act, 2019 or any other law that cannot be set aside by agreement.</p>
<h2>Use at Your Own Risk</h2>
<p>What you do with the information here is your own decision and at your own risk. The EMI calculator shows an estimate; only the sanction letter of a lender tells you what you will pay. Before you book, visit the property, read the RERA registration and the title documents, and have the agreement for sale explained to you by an independent lawyer.</p>
<h2>Contact</h2>
<p>If anything in this disclaimer is unclear, or if you have found a mistake on the website, please reach us here.</p>`;

/** Its sections and its date are part of the product definition. */
export const DISCLAIMER: DefaultPage = {
  key: 'disclaimer',
  title: 'Disclaimer',
  lead: 'What the information on this website is, and what it is not.',
  body: DISCLAIMER_BODY,
  meta_title: 'Disclaimer | [[company]]',
  meta_description:
    'What the information on this website is and is not: listings, prices and pictures, links to others, mistakes, fair use, views and your own checks.',
  meta_keywords: 'disclaimer, real estate disclaimer India, RERA notice',
  updated_at: '2024-11-25T06:30:00.000Z',
};

const REFUND_BODY = `<p>Using this website is free, and nothing can be bought on it. This policy is about the fees for services that you have agreed on with us in writing, and about money that goes to others.</p>
<h2>What this policy covers</h2>
<p>It covers fees that you pay to us: for advice, for a search on your behalf, for checking documents, or for help with a loan or a registration. The written offer that you have accepted says what the service includes and what it costs. If the offer says something else about refunds, and it is better for you, the offer applies.</p>
<h2>Money for builders, owners and authorities</h2>
<p>Booking amounts, instalments, stamp duty, registration charges and taxes are paid to builders, owners or authorities, not to us. Whether and when they are returned depends on your agreement with them and on the law. For a project under RERA, sections 12, 18 and 19 of the Act say when a buyer may withdraw and is owed a refund with interest. We help you to put your request in writing, but we cannot pay in their place.</p>
<p>We never collect such amounts by phone, by chat or to a personal account. If anyone does so in our name, please tell us at once.</p>
<h2>Cancelling before we begin</h2>
<p>You can cancel a service until work on it has begun. We then refund the full fee.</p>
<h2>Cancelling after we have begun</h2>
<p>You can also stop a service that has begun. We then charge for the work already done, at the rate of the offer, together with charges that we have already paid to others for you and cannot get back, such as fees for searches and certified copies. The rest is refunded, with a statement that lists every item.</p>
<h2>When we do not deliver</h2>
<p>If we cannot deliver what was agreed, or not by the agreed date, tell us. We correct it within a reasonable time, or refund the fee for what was not delivered, as you prefer. A service that was done as agreed is not refunded because a purchase did not happen, a loan was refused or a price has changed.</p>
<h2>Paid twice, or by mistake</h2>
<p>If an amount has been charged twice, or more was charged than agreed, we return the difference in full as soon as we have found the payment.</p>
<h2>How to ask for a refund</h2>
<p>Write to us within thirty days of the event, with your name, the date and amount of the payment, the number of the invoice and the reason. We acknowledge your request within two working days, and decide within seven.</p>
<p>An approved refund is made to the original payment method within fourteen working days of the decision; banks may take a few days more to show it. Taxes that were charged on a refunded fee are returned with it, as far as tax law allows us to issue a credit note.</p>
<h2>If you disagree</h2>
<p>Ask for our grievance officer, who was not involved in the decision and will review it. This does not affect your rights under the Consumer Protection Act, 2019.</p>
<h2>Contact</h2>
<p>Requests for cancellation or refund reach us here. Please do not send card numbers or passwords: we do not need them.</p>`;

/** A draft for the company's lawyer to review. */
export const REFUND_POLICY: DefaultPage = {
  key: 'return-and-refund-policy',
  title: 'Return and Refund Policy',
  lead: 'When a fee is returned, how to ask for it, and how long it takes.',
  body: REFUND_BODY,
  meta_title: 'Return and Refund Policy | [[company]]',
  meta_description:
    'When fees for our services are returned, what happens if you cancel before or after we begin, how to ask for a refund and how long it takes to arrive.',
  meta_keywords: 'refund policy, cancellation policy, property advisory fee refund',
  updated_at: '2026-11-15T06:30:00.000Z',
};

const TERMS_BODY = `<p>These terms apply when you use this website and the services offered on it. Please read them together with the privacy policy, the return and refund policy and the disclaimer, which are part of them. If you do not agree, please do not use the website.</p>
<h2>Who we are and what we do</h2>
<p>We advise people and companies who buy, sell or lease property in India, and we run this website so that they can find listings, compare them and ask questions. These terms are between you and the company named at the end of this page.</p>
<p>We are not the builder and not the owner of the listings, except where a page says so. An agreement for sale, an allotment or a lease is made between you and the builder or owner, on their own terms.</p>
<h2>Using the website</h2>
<p>You may use the website for your own search for property, or for that of the family or company you act for. You must be at least eighteen years old to send a form or to post a property.</p>
<p>You may not:</p>
<ul>
<li>give false details, or those of another person without their permission;</li>
<li>copy listings, pictures or contact details in bulk, by hand or by program;</li>
<li>use what you find here to approach owners, builders or other visitors with offers of your own;</li>
<li>disrupt the website, try to bypass its safeguards, or load it beyond ordinary use;</li>
<li>pretend to be us, or build a website that could be mistaken for ours.</li>
</ul>
<h2>Listings and prices</h2>
<p>Listings are invitations to enquire. They are based on what builders, owners and agents tell us and on public records. Prices are in Indian rupees and, unless a page says otherwise, without taxes, stamp duty, registration, maintenance and similar charges. Areas are given as they were stated to us; for a project under RERA the carpet area in the agreement for sale decides.</p>
<p>Before you pay a booking amount, please check the registration of the project on the RERA portal of its state, and the title with a lawyer of your own. We never ask for a booking amount by phone, by chat or to a personal account.</p>
<h2>Enquiries and callbacks</h2>
<p>When you send an enquiry you ask us to call or write to you about it, even if your number is on the Do Not Disturb (DND) register. You can withdraw this at any time with the link in our email. Or call or write to us, and we will withdraw it.</p>
<h2>Posting a property</h2>
<p>You may post a property that you own, or that you are authorised in writing to list. You confirm that your details are true, that the pictures are your own or that you may use them, and that agents and builders have given the registration number that RERA requires.</p>
<p>We review a posting before it goes live, and may shorten, reject or remove it. It remains yours; you allow us to show it here, and to send it to those who ask for it, until you or we take it down.</p>
<h2>Our fee</h2>
<p>Browsing, enquiring and comparing are free. If we charge for a service, we tell you the amount, the taxes on it and when it is due, in writing and before we begin. Where a builder or owner pays us for bringing a buyer, we tell you before you book.</p>
<h2>Intellectual property</h2>
<p>Our texts, drawings, logo and software belong to us or to those who have licensed them to us. You may print or save pages for your own use. Everything else needs our permission in writing. Names and marks of builders and partners belong to them.</p>
<h2>Our responsibility</h2>
<p>We do our work with care and keep the website running as well as we reasonably can, but we cannot promise that it is always available or free of errors. As far as the law allows, we are liable for direct loss that we have caused by negligence, up to the fee you have paid us for the service in question, and not for lost profit or for acts of builders, owners, lenders or authorities.</p>
<p>Nothing in these terms limits rights that you have under RERA, the Consumer Protection Act, 2019 or another law that cannot be set aside by agreement, nor our responsibility for fraud or wilful harm.</p>
<h2>When we may close access</h2>
<p>If you break these terms, we may remove what you have posted and close your access, and we keep the records we need to prove it. We tell you why, unless the law forbids it.</p>
<h2>Changes to these terms</h2>
<p>We may change these terms when our services or the law change. The date on this page tells you when they last changed. For a service that has already begun, the terms in force when it was agreed continue to apply.</p>
<h2>Law and courts</h2>
<p>Indian law applies. Please speak to us first: most disputes can be settled with a conversation. If not, the courts at our registered office decide, unless you are a consumer and the law gives you the choice of another forum, such as the consumer commission where you live or the RERA authority of the state.</p>
<h2>Contact</h2>
<p>Questions about these terms, and complaints about our services, reach us here. Complaints go to our grievance officer, who acknowledges them and makes sure that you get a reply.</p>`;

/** A draft for the company's lawyer to review. */
export const TERMS: DefaultPage = {
  key: 'terms-and-conditions',
  title: 'Terms and Conditions',
  lead: 'The rules of this website and of our services, in plain language.',
  body: TERMS_BODY,
  meta_title: 'Terms and Conditions | [[company]]',
  meta_description:
    'The rules for using this website and our services: listings and prices, enquiries, posting a property, fees, responsibility, and which law applies.',
  meta_keywords: 'terms and conditions, terms of use, real estate website terms India',
  updated_at: '2026-11-15T06:30:00.000Z',
};
