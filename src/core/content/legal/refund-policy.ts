import type { DefaultPage } from '../default-page.ts';

const BODY = `<p>Using this website is free, and nothing can be bought on it. This policy is about the fees for services that you have agreed on with us in writing, and about money that goes to others.</p>
<h2>What this policy covers</h2>
<p>It covers fees that you pay to us: for advice, for a search on your behalf, for checking papers, or for help with a loan or a registration. The written offer that you have accepted says what the service includes and what it costs. If the offer says something else about refunds, and it is better for you, the offer applies.</p>
<h2>Money for builders, owners and authorities</h2>
<p>Booking amounts, instalments, stamp duty, registration charges and taxes are paid to builders, owners or authorities, not to us. Whether and when they are returned depends on your agreement with them and on the law. For a project under RERA, sections 12, 18 and 19 of the Act say when a buyer may withdraw and is owed a refund with interest. We help you to put your request in writing, but we cannot pay in their place.</p>
<p>We never collect such amounts by phone, by chat or to a personal account. If somebody does so in our name, please tell us at once.</p>
<h2>Cancelling before we begin</h2>
<p>You can cancel a service until work on it has begun. You then receive the whole fee back.</p>
<h2>Cancelling after we have begun</h2>
<p>You can also stop a service that is under way. We then charge for the part that has been done, at the rate of the offer, together with charges that we have already paid to others for you and cannot get back, such as fees for searches and certified copies. The rest is refunded, with a statement that lists every item.</p>
<h2>When we do not deliver</h2>
<p>If we cannot deliver what was agreed, or not by the date that was agreed, tell us. We put it right within a reasonable time, or refund the fee for what was not delivered, as you prefer. A service that was done as agreed is not refunded because a purchase did not come about, a loan was refused or a price has changed.</p>
<h2>Paid twice, or by mistake</h2>
<p>If an amount has been charged twice, or more was charged than agreed, we return the difference in full as soon as we have found the payment.</p>
<h2>How to ask for a refund</h2>
<p>Write to us within thirty days of the event, with your name, the date and amount of the payment, the number of the invoice and the reason. We acknowledge your request within two working days, and decide within seven.</p>
<p>An approved refund goes back the way the payment came, within fourteen working days of the decision; banks may take a few days more to show it. Taxes that were charged on a refunded fee are returned with it, as far as tax law allows us to issue a credit note.</p>
<h2>If you disagree</h2>
<p>Ask for our grievance officer, who did not take the decision and looks at it anew. Your rights under the Consumer Protection Act, 2019 remain untouched.</p>
<h2>Contact</h2>
<p>Requests for cancellation or refund reach us here. Please do not send card numbers or passwords: we do not need them.</p>`;

/** A draft for the company's lawyer to review. */
export const REFUND_POLICY: DefaultPage = {
  key: 'return-and-refund-policy',
  title: 'Return and Refund Policy',
  lead: 'When a fee is returned, how to ask for it, and how long it takes.',
  body: BODY,
  meta_title: 'Return and Refund Policy | Aangan',
  meta_description:
    'When fees for our services are returned, what happens if you cancel before or after we begin, how to ask for a refund and how long it takes to arrive.',
  meta_keywords: 'refund policy, cancellation policy, property advisory fee refund',
  updated_at: '2026-11-15T06:30:00.000Z',
};
