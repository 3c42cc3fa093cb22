import type { DefaultPage } from '../default-page.ts';

const BODY = `<p>This policy says what we learn about you when you use this website or speak to our advisors, why we need it, how long we keep it and what you can ask of us. It is also the notice that the Digital Personal Data Protection Act, 2023 asks for; we call it the Act below. We are the data fiduciary: the company named at the end of this page decides why and how your data are used.</p>
<h2>What we collect</h2>
<p>You can browse the whole website without telling us who you are. We collect personal data only when you give them to us:</p>
<ul>
<li><strong>Enquiries:</strong> your name, phone number and e-mail address, what you write to us, and the listing you ask about.</li>
<li><strong>Newsletter:</strong> your e-mail address, and whether you have confirmed it.</li>
<li><strong>Posting a property:</strong> your name, contact details and role, the address, description and pictures of the property, and a RERA number where the law asks for one.</li>
<li><strong>Job applications:</strong> your contact details, your answers and the documents you send with them.</li>
<li><strong>Working with an advisor:</strong> your wishes, your budget, and the papers a purchase, sale or loan needs. We tell you what each of them is for.</li>
</ul>
<p>With each form we also store the time, the network address and the type of browser it came from, and which notice you agreed to. That is how we prove consent and keep robots out. Our server keeps technical records of requests for a short time, to find faults and to stop misuse.</p>
<h2>Why we use it</h2>
<ul>
<li>to answer you, to call you back and to arrange visits;</li>
<li>to find, check and close a purchase, a sale, a lease or a loan that you have asked us for;</li>
<li>to send the newsletter you have subscribed to;</li>
<li>to check and publish a property that you have posted;</li>
<li>to consider your application for a job;</li>
<li>to keep the website safe, and to meet duties under RERA, tax law and the law against money laundering.</li>
</ul>
<p>We do not sell personal data, we do not let others advertise to you with them, and no decision about you is made by a machine alone.</p>
<h2>Consent and how to withdraw it</h2>
<p>We use your data because you have agreed to it, or for a use that the Act permits without consent, such as a duty under another law. Consent is asked for in plain words, for a named purpose, and no box is ticked for you.</p>
<p>You can withdraw at any time, as easily as you agreed. Every newsletter has a link that ends it with one click. The mail that acknowledges an enquiry or an application has a link that withdraws it, and a property that you posted can be deleted by the private link that we mailed to you. For everything else a message to us is enough. From then on we stop, and we ask those who work for us to stop; what was done before remains lawful. Some services cannot go on without the data they need, and we tell you so before we end them.</p>
<h2>Who else sees it</h2>
<p>We share only what a purpose needs, and only with:</p>
<ul>
<li>the builder, owner, agent or lender whom you have asked us to bring you together with;</li>
<li>lawyers, valuers and registration offices in a transaction of yours;</li>
<li>companies that run our servers, our mail and our telephone, bound by contract to act on our instruction alone;</li>
<li>courts and authorities, where the law obliges us.</li>
</ul>
<p>If such a company works outside India, we follow the limits that the central government sets for transfers. When you post a property, visitors see the property and your first name with an initial, never your phone number or e-mail address.</p>
<h2>Cookies and storage in your browser</h2>
<p>The website uses only what it needs to work. Your city, your wishlist, your comparison and your answers to our notices are kept in your own browser and can be deleted there. Films and maps of other companies are loaded only after you click on them; from then on the policy of that company applies.</p>
<p>We count how often each page is shown on a day and which searches find nothing. These are numbers only: no cookie, no network address and nothing else that could recognise you is stored with them, and they are deleted after 400 days. If your browser sends Do Not Track or Global Privacy Control, the pages you open are not counted.</p>
<h2>How long we keep it</h2>
<p>We keep personal data as long as their purpose lasts and not longer, and we go through them at least once a year.</p>
<ul>
<li><strong>Enquiries:</strong> while we work on them, and afterwards as long as you may reasonably come back to them. When you withdraw, we erase them within thirty days.</li>
<li><strong>Newsletter:</strong> until thirty days after you unsubscribe. Addresses that were never confirmed are not used, and erased after thirty days.</li>
<li><strong>Posted properties:</strong> while they are shown, and afterwards as long as a question about them may arise. Those that you delete, and those whose address was never confirmed, are erased after thirty days.</li>
<li><strong>Job applications:</strong> for up to a year, or longer if you ask us to keep you in mind. When you withdraw, we erase them within two days.</li>
<li><strong>Copies of our mails:</strong> for ninety days.</li>
<li><strong>Transactions:</strong> as long as RERA, tax and accounting law require.</li>
</ul>
<p>A short record that you agreed, or that you withdrew, stays as long as we may have to prove it.</p>
<h2>How we protect it</h2>
<p>Connections are encrypted. Access is limited to staff who need it, under accounts of their own. If a breach touches your data in spite of this, we inform you and the Data Protection Board of India as the Act requires.</p>
<h2>Your rights</h2>
<p>Under the Act you may:</p>
<ul>
<li>ask for a summary of the data we hold about you, what we do with them and with whom we have shared them;</li>
<li>have them corrected, completed or updated;</li>
<li>have them erased, unless a law obliges us to keep them;</li>
<li>withdraw your consent;</li>
<li>name a person who acts for you in case of death or incapacity;</li>
<li>have a grievance heard.</li>
</ul>
<p>Write to us from the address you have used with us, so that we know that it is you. We ask for nothing more than we need to be sure, and none of this costs anything. You may ask for this notice in any language of the Eighth Schedule to the Constitution.</p>
<h2>Children</h2>
<p>Our services are for adults. We do not knowingly collect data of anybody under eighteen without the verifiable consent of a parent or guardian, and we do not track children or advertise to them. If you believe that a child has written to us, tell us, and we delete what we received.</p>
<h2>Changes to this policy</h2>
<p>When we change this policy, the date on this page changes with it. If we want to use your data for a new purpose, we ask you first.</p>
<h2>Grievance officer and contact</h2>
<p>Requests and complaints about personal data go to our grievance officer. Address your message to The Grievance Officer, by e-mail or by post, at the address below. We answer as soon as we can, and within ninety days at the latest. If our answer does not satisfy you, you can turn to the Data Protection Board of India.</p>`;

/** A draft in the sense of the Digital Personal Data Protection Act, 2023, for the company's lawyer to review. */
export const PRIVACY_POLICY: DefaultPage = {
  key: 'privacy-policy',
  title: 'Privacy Policy',
  lead: 'What we learn about you, why, for how long, and what you can ask of us.',
  body: BODY,
  meta_title: 'Privacy Policy | Aangan',
  meta_description:
    'Which personal data we collect, why, with whom we share them, how long we keep them, how to withdraw consent, and your rights under the DPDP Act, 2023.',
  meta_keywords: 'privacy policy, personal data, DPDP Act 2023, consent, grievance officer',
  updated_at: '2026-11-15T06:30:00.000Z',
};
