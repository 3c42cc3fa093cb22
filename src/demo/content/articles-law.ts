import type { Article } from './article.ts';

/** RERA, agreements and ownership. */
export const lawArticles: Article[] = [
  {
    title: 'How to read a RERA certificate in ten minutes',
    author: 'R. Menon',
    theme: 'jaali',
    body: `<p>A RERA number on a hoarding tells you that a project is registered. The entry behind the number tells you when it is due, who builds it, how far it has come and whether anyone has complained. It is free to read on the portal of your state. Ten minutes are enough if you know where to look.</p>
<h2>Find the right entry</h2>
<p>Every state has its own authority and its own portal. Search by the registration number, not by the name of the project, because brochures often use a different name from the one that was registered. Check that the promoter, the address and the survey or plot numbers match what you were shown.</p>
<p>One project can have several numbers, one for each phase. A number for phase 1 says nothing about a flat in phase 3. Ask the seller to write the registration number of your tower on the cost sheet.</p>
<h2>Start with the dates</h2>
<ul><li><strong>Proposed completion date:</strong> the date that the promoter declared at registration. Compare it with the brochure and with the draft agreement.</li><li><strong>Extension:</strong> if the date was extended, the portal shows for how long. One extension is not unusual. A second one deserves a question.</li><li><strong>Validity:</strong> a registration that has lapsed means that the promoter may not market or sell until it is renewed.</li></ul>
<p>If the three dates differ, ask which of them the agreement will carry. The date in the agreement is the one on which interest for delay is counted.</p>
<h2>Look at the approvals and the plan</h2>
<p>Open the sanctioned plan and find your tower and floor. Count the floors. If the plan shows eighteen and the sales team sells the twenty-first, stop there until you see a revised sanction. Then open the commencement certificate and check how far it allows the builder to go.</p>
<p>The entry also states the carpet area of each type of flat. Write it down: this is the figure to compare with the cost sheet.</p>
<h2>Look at the money</h2>
<p>Under the Act, seventy per cent of what buyers pay must go into a separate account for land and construction. Money is drawn against certificates of an engineer, an architect and a chartered accountant. The portal names the bank. Pay only into the account that is named there or in the agreement.</p>
<p>Look for charges on the land as well. A project loan is normal. In that case ask for the lender’s no-objection letter for your flat before you register the agreement.</p>
<h2>Read the progress reports</h2>
<p>Promoters must update the entry every quarter. Compare the last update with what you saw on site.</p>
<table><thead><tr><th>What you see</th><th>What it may mean</th></tr></thead><tbody><tr><td>No update for two quarters</td><td>Poor compliance; ask why, in writing</td></tr><tr><td>High share sold, little built</td><td>Money may have gone elsewhere</td></tr><tr><td>Photographs of another tower</td><td>Visit the site before you pay</td></tr><tr><td>Steady progress, few unsold flats</td><td>A good sign, and less room to negotiate</td></tr></tbody></table>
<h2>Check the people</h2>
<p>The entry lists the promoter’s other projects and, on most portals, cases and orders against the promoter. One complaint in a large project is common. Ten orders for refund with interest are a pattern. The agent needs a registration of their own; ask for that number too.</p>
<h2>Projects without a number</h2>
<p>Small projects may not need one. In general, a site of up to 500 square metres or a building of up to eight flats is exempt, but states can lower these limits. Projects that had a completion certificate before the law came into force are outside it as well. Ask the authority, not the seller, whether yours is one of them.</p>
<blockquote>If a project is open for booking and you cannot find it on the portal, do not pay until someone shows you where it is.</blockquote>
<h2>Ten-minute checklist</h2>
<ol><li>Number, promoter and address match.</li><li>Your phase and tower are covered.</li><li>Completion date noted, and extensions read.</li><li>Sanctioned floors counted.</li><li>Carpet area written down.</li><li>Bank account noted.</li><li>Last quarterly update read.</li><li>Orders against the promoter searched.</li></ol>
<p>Save the pages as PDF on the day you read them. If anything changes later, you will know what was declared when you decided. Registration does not guarantee quality or timely delivery; it gives you facts, and a forum if the promises are not kept.</p>`,
  },
  {
    title: 'The agreement for sale: clauses to read twice',
    author: 'S. Iyer',
    theme: 'ledger',
    body: `<p>An agreement for sale can run to sixty pages. Most of them are routine. A few clauses decide what happens when the flat is late, smaller than promised or not what you booked. Read those twice, with a pencil, before you sign.</p>
<h2>First, know which paper you hold</h2>
<p>Buyers meet three papers, and they are not the same thing.</p>
<ul><li><strong>Booking form or allotment letter:</strong> reserves a flat for a small amount. Read the refund terms before you pay.</li><li><strong>Agreement for sale:</strong> sets out price, area, specification, dates and remedies. It is stamped and registered.</li><li><strong>Sale deed or conveyance:</strong> transfers ownership when the price has been paid. It is stamped and registered as well; whether duty already paid is set off depends on the state.</li></ul>
<p>Under the Real Estate Act, a promoter may not take more than ten per cent of the price before a written agreement has been registered. Many states prescribe a model form of agreement. Ask the seller for a note of every clause that differs from it.</p>
<h2>Area and price</h2>
<p>The agreement must state the carpet area. Check that the price is for this area and see what happens if the final area differs. The usual rule in the model forms allows a small variation, often up to three per cent, with the price adjusted both ways. A clause that adjusts the price only upwards is not acceptable.</p>
<p>Look for everything that is payable besides the price: parking, club membership, electricity and water connection, legal charges, maintenance in advance, the corpus fund and taxes. If an item is “as applicable”, ask for the figure in writing.</p>
<h2>Payment schedule</h2>
<p>In a construction-linked plan each instalment should fall due at a stage that you can see: plinth, slabs, walls, finishing, handover. Be careful with plans that collect most of the money before the building leaves the ground. Keep at least a small part, commonly five per cent, for possession.</p>
<h2>Date of possession and delay</h2>
<p>Find one date, day and month and year. “Thirty-six months from commencement” is not a date. Then look at the grace period and at what counts as an event beyond the builder’s control. War, flood, fire, drought and earthquake are in the Act. Shortage of labour or delay in approvals should not be.</p>
<p>If the promoter is late, you may withdraw and ask for a refund with interest, or stay and receive interest for every month of delay. The rate is fixed by the rules of your state. It should be the same rate that you pay when you are late with an instalment. If the agreement says eighteen per cent for you and a few rupees a square foot for the builder, ask for a change.</p>
<h2>Specification and changes</h2>
<p>A good schedule names makes and grades: tiles, doors, windows, switches, lift, paint. “Or equivalent” is common; ask who decides what is equivalent. A promoter may not alter the plans of your flat without your consent, nor the layout of the project without the consent of two-thirds of the buyers, except for minor changes.</p>
<h2>Defects</h2>
<p>For five years from possession the promoter must repair structural defects and defects in workmanship at no charge, within thirty days of your notice. See that no clause shortens this.</p>
<h2>Cancellation</h2>
<ul><li>How much is forfeited if you cancel, and is it a share of the price or of what you have paid?</li><li>Within how many days is the rest refunded?</li><li>After how many missed instalments, and after what notice, may the builder cancel?</li></ul>
<h2>Common areas and the association</h2>
<p>Check which areas are common, who owns the parking, the terrace and the clubhouse, and when the association takes over. The undivided share in the land should be stated or follow from a formula.</p>
<h2>Words that cost money</h2>
<blockquote>“Subject to”, “at the sole discretion of” and “non-refundable” are not always wrong, but each of them deserves a sentence of explanation in writing.</blockquote>
<h2>Before you sign</h2>
<ol><li>Have your own lawyer read the draft; the builder’s lawyer works for the builder.</li><li>Keep every version you were sent, with its date.</li><li>See that the annexures are attached: floor plan, specification, payment schedule, title report.</li><li>Check names, PAN, flat number, floor and parking number letter by letter.</li><li>Register within the time the law allows, and collect a certified copy.</li></ol>
<p>What the sales team promised counts only if it stands in the agreement. An email from the company is the next best thing; a phone call is not.</p>`,
  },
  {
    title: 'Freehold and leasehold: what you own and for how long',
    author: 'A. Deshpande',
    theme: 'arches',
    body: `<p>With freehold property you own the land, or a share in it, without an end date. With leasehold property you own the right to use the land for a fixed term, often ninety or ninety-nine years, and the land goes on belonging to an authority, a trust or another owner. Both are bought and sold every day. What differs is the paperwork, the cost of a transfer and the value in the later years.</p>
<h2>Where you meet leasehold</h2>
<p>Development authorities and industrial corporations commonly allot land on lease. Plots and group-housing land in Noida and Greater Noida are leasehold from the authority. Parts of Delhi, Chandigarh, Mumbai and many industrial estates are leasehold too. In most private layouts and in villages, land is freehold. Do not guess from the neighbourhood: ask for the deed.</p>
<h2>The difference in one table</h2>
<table><thead><tr><th>Question</th><th>Freehold</th><th>Leasehold</th></tr></thead><tbody><tr><td>How long?</td><td>No end date</td><td>The years left in the lease</td></tr><tr><td>Who may stop a sale?</td><td>No one, if the title is clear</td><td>The lessor’s permission is usually needed</td></tr><tr><td>Cost at transfer</td><td>Stamp duty and registration</td><td>The same, and often transfer charges</td></tr><tr><td>Yearly payment</td><td>Property tax</td><td>Property tax and ground rent, unless paid once for all</td></tr><tr><td>Change of use, rebuilding</td><td>Municipal permission</td><td>Municipal permission and the terms of the lease</td></tr></tbody></table>
<h2>What to read in a lease deed</h2>
<ol><li><strong>Term and start date.</strong> Ninety-nine years from 1985 leave fewer than sixty in 2026.</li><li><strong>Renewal.</strong> Is there a right to renew, for how long and at what premium? Silence is not a right.</li><li><strong>Ground rent.</strong> Is it yearly or was it paid once? Can it be revised?</li><li><strong>Transfer.</strong> Is permission needed, what does it cost and how long does it take?</li><li><strong>Conditions.</strong> Time limits for construction, permitted use and penalties.</li><li><strong>Breach.</strong> What allows the lessor to cancel the lease, and after what notice?</li></ol>
<h2>Flats on leasehold land</h2>
<p>A flat on leasehold land usually comes with a sub-lease, signed by the authority, the builder and the buyer. If the builder has not paid the authority’s dues, the authority may hold back permission to register sub-leases. Families can then live in finished flats for years without a registered deed. Before you book or buy a resale, ask for two papers: the occupancy certificate, and a letter or an online record that shows the builder’s dues.</p>
<h2>Loans</h2>
<p>Banks lend on leasehold homes. They look at the years that will be left when the loan ends and often want a comfortable margin beyond it. They also ask for the lessor’s permission to mortgage. Ask your bank for its rule before you pay a token amount, because a short lease is harder to finance for the next buyer too.</p>
<h2>Conversion to freehold</h2>
<p>Some authorities convert leasehold residential plots and flats to freehold against a charge. Schemes open, close and change, and they may exclude commercial property or plots with unauthorised construction. Three questions help:</p>
<ul><li>Is conversion open today for this category, in this sector?</li><li>What is the charge, and are there dues or misuse penalties to be cleared first?</li><li>Who pays: the seller before the sale, or the buyer after it?</li></ul>
<p>If the price you are quoted is for “freehold property”, the conversion deed should already be registered.</p>
<h2>Which is better?</h2>
<p>Freehold is simpler to sell, mortgage and inherit. But a long lease from a public authority, with dues paid and an orderly layout, can be worth more than freehold land with a weak chain of title. Compare what you can actually check: years left, dues, permissions and the cost of the next transfer.</p>
<blockquote>Ask not only “can I buy it?” but “what will the next buyer have to do?”</blockquote>
<h2>Before you pay a token</h2>
<ol><li>Read the lease deed and all later transfer deeds.</li><li>See ground-rent and tax receipts.</li><li>Apply for, or look up, the authority’s dues statement.</li><li>Agree in writing who pays transfer charges.</li><li>Make the deal conditional on the transfer permission.</li></ol>
<p>Rules differ by state and by authority, and they change. Treat this as a list of questions, and take the answers from the office that issued the lease.</p>`,
  },
  {
    title: 'Joint names, nominees and heirs: three different things',
    author: 'N. Kulkarni',
    theme: 'courtyard',
    body: `<p>Families often buy together, fill in a nomination form for the society and believe that the matter is settled. It is not. Joint ownership, nomination and inheritance follow different rules, and mixing them up is a common reason for disputes over homes. Here is what each of them does.</p>
<h2>Joint owners: who owns what today</h2>
<p>The sale deed says who owns the property. If it states shares, these shares count. If it says nothing, equal shares are the usual reading, though who paid can be argued about later. So state the shares. Seventy and thirty is as valid as half and half.</p>
<ul><li>All owners must sign a sale, a mortgage or a long lease.</li><li>Each owner can claim income-tax relief only for what that person pays and only within the tax regime that person has chosen.</li><li>When an owner dies, that share goes to the owner’s heirs. In India, joint names alone do not normally make the survivor the sole owner.</li></ul>
<p>Several states charge lower stamp duty when a woman is an owner or a joint owner. Check the current rule of your state before you decide on the names, because adding a name later is a new transfer with its own cost.</p>
<h2>Co-applicant for a loan is not co-owner</h2>
<p>A bank may ask for a co-applicant to raise the eligible amount. The co-applicant is liable for the loan, but owns the home only if the deed says so. Banks usually want all owners to be co-applicants; the reverse is not required. If you repay a loan for a home that you do not own, get advice first.</p>
<h2>Nominee: who receives</h2>
<p>A nominee is the person to whom a society, a bank or an insurer may hand things over after a death. Nomination saves time: the society can transfer the membership to the nominee without waiting for a court. Courts have generally treated the nominee as someone who holds for the heirs and not as the new owner. Heirs can still claim their shares.</p>
<p>Nominate anyway. It is one form, it costs next to nothing, and it keeps the society’s records moving. Update it after a marriage, a divorce or a death. Where you can, nominate the person who is to inherit under your will, so that the two do not pull in different directions.</p>
<h2>Heirs: who inherits</h2>
<p>Inheritance is decided by a valid will or, without one, by the law of succession that applies to the person. That law depends on religion and in some cases on community. Under the Hindu Succession Act, for example, the widow, the children and the mother of a man share as heirs of the first class, and daughters have the same rights as sons. The Indian Succession Act and Muslim personal law have their own rules.</p>
<table><thead><tr><th></th><th>Joint owner</th><th>Nominee</th><th>Heir</th></tr></thead><tbody><tr><td>Created by</td><td>Registered deed</td><td>Form with the society or bank</td><td>Will or succession law</td></tr><tr><td>Takes effect</td><td>At once</td><td>On death</td><td>On death</td></tr><tr><td>Owns the home?</td><td>Yes, to the share</td><td>Not by nomination alone</td><td>Yes, to the share</td></tr></tbody></table>
<h2>Write a will</h2>
<p>A will needs no stamp paper. It must be signed by the person who makes it and attested by two witnesses, who should not be people who benefit. Registration is optional in most cases, but it helps if the will is ever questioned. Name an executor, describe each property as the deed does, and say where the original papers are kept.</p>
<ol><li>Use clear sentences; one property, one sentence, one person.</li><li>Say what happens if that person dies before you.</li><li>Cancel earlier wills in the first line.</li><li>Tell one trusted person where it is.</li></ol>
<h2>After a death: what the family does</h2>
<ol><li>Collect several certified copies of the death certificate.</li><li>Inform the society and the bank; ask about loan insurance.</li><li>Transfer membership to the nominee or the heirs.</li><li>Get the document that your state and lender ask for: probate, succession certificate or legal-heir certificate.</li><li>Update the municipal and land records.</li><li>If one heir is to keep the home, register a release or family settlement among all.</li></ol>
<blockquote>A nomination saves time. Only a will, or the law of succession, decides who inherits.</blockquote>
<p>An hour with a lawyer while everyone is well costs less than the first hearing of a dispute. Take the deed, the nomination form and a list of the family to that meeting.</p>`,
  },
];
