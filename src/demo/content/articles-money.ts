import type { Article } from './article.ts';

/** Loans, taxes, charges and the price. */
export const moneyArticles: Article[] = [
  {
    title: 'What your EMI is made of',
    author: 'S. Iyer',
    theme: 'ledger',
    body: `<p>An equated monthly instalment, or EMI, stays the same while its two parts change places. In the first years most of it is interest. Towards the end nearly all of it repays the loan. Once you see how this works, you can decide how long the loan should run and when a prepayment helps.</p>
<h2>An example</h2>
<p>Take a loan of ₹50 lakh at 8.5 per cent a year, on the reducing balance, as Indian lenders calculate it.</p>
<table><thead><tr><th>Term</th><th>EMI</th><th>Total interest</th></tr></thead><tbody><tr><td>10 years</td><td>₹61,993</td><td>about ₹24.4 lakh</td></tr><tr><td>15 years</td><td>₹49,237</td><td>about ₹38.6 lakh</td></tr><tr><td>20 years</td><td>₹43,391</td><td>about ₹54.1 lakh</td></tr><tr><td>25 years</td><td>₹40,261</td><td>about ₹70.8 lakh</td></tr></tbody></table>
<p>Going from twenty to twenty-five years lowers the EMI by about ₹3,100 and adds almost ₹17 lakh of interest. Going from twenty to fifteen raises it by about ₹5,800 and saves more than ₹15 lakh. The rate is an example; put in your own.</p>
<h2>Where the first EMI goes</h2>
<p>Interest for the first month is 50 lakh times 8.5 per cent divided by twelve, about ₹35,417. Of an EMI of ₹43,391 only ₹7,974 repays the loan. The next month’s interest is a little less, and so on. After ten of the twenty years you still owe about ₹35 lakh.</p>
<h2>When the rate changes</h2>
<p>Most home loans are floating: the rate follows an external benchmark, usually the repo rate, plus a spread. When the benchmark rises, lenders often keep the EMI and lengthen the term. You may not notice, but you pay for longer. Ask for three figures after each change: the new rate, the new term and the EMI that would keep the old term. Lenders have to offer a choice between a higher EMI, a longer term or a mix of both.</p>
<p>If new customers get a lower spread than you, ask for a switch. Lenders commonly charge a small conversion fee. Compare it with the interest saved over two years.</p>
<h2>Prepaying: early money works hardest</h2>
<p>Every rupee prepaid stops earning interest for the lender for all the years that remain. So the same amount saves far more in year three than in year fifteen. Lenders in India may not charge individuals for prepaying a floating-rate home loan, whatever the source of the money. Fixed-rate loans may carry a charge; read the sanction letter.</p>
<ul><li><strong>Shorten the term, not the EMI,</strong> if your income allows it. That is where the saving is.</li><li><strong>One extra EMI a year</strong> takes about three years off a twenty-year loan at this rate.</li><li><strong>Ask for a fresh schedule</strong> in writing after every prepayment.</li></ul>
<h2>When not to prepay</h2>
<ol><li>When it would use up your emergency fund. Keep six months of expenses and EMIs.</li><li>When you have costlier debt: a credit card or a personal loan goes first.</li><li>When you need the tax deduction and are in the regime that allows it. Calculate after tax, with your accountant.</li><li>When a fund or deposit earns more after tax than the loan costs. It seldom does without risk.</li></ol>
<h2>Pre-EMI and full EMI</h2>
<p>For a home under construction the bank pays the builder in stages. Until the last stage you may pay only interest on what was paid out, called pre-EMI. It is lighter each month, but repays nothing. If you can, start the full EMI early. And remember rent: for some years you may pay both.</p>
<h2>Other costs of a loan</h2>
<p>Ask for the key facts statement, which lists the annual percentage rate and all charges.</p>
<ul><li>Processing fee, legal and valuation charges</li><li>Stamp duty on the loan agreement or mortgage, by state</li><li>Insurance, which is useful but not a condition that the lender may tie to its own product</li><li>Charges for late payment and for statements</li></ul>
<h2>A simple rule for the size</h2>
<p>Choose an EMI that you could still pay if one income stopped for six months. Then check that the term ends before you plan to retire. Our calculator on the home page uses the reducing-balance method, as banks do. Try the amount, then the amount plus ten per cent, then a rate two points higher. If the third figure keeps you awake, look at smaller homes.</p>`,
  },
  {
    title: 'Stamp duty and registration, step by step',
    author: 'R. Menon',
    theme: 'ledger',
    body: `<p>Stamp duty is a state tax on the document that transfers a property. The registration fee pays for entering that document in the public register. Without both, a sale deed does not make you the owner. The rates differ by state and sometimes by city, and they change; so this guide explains how it works and where to look up today’s figure.</p>
<h2>What the duty is charged on</h2>
<p>Every state publishes a minimum value for each area. It is called circle rate, ready reckoner rate, guidance value, guideline value or collector rate. Duty is charged on this value or on your price, whichever is higher. Look up the value for your street and type of property before you agree on a price. If it is above the price, both sides may also face an income-tax question, because the law looks at the difference.</p>
<h2>What changes the rate</h2>
<ul><li><strong>State and city:</strong> some add a metro cess, a surcharge or a transfer duty for the local body.</li><li><strong>The buyer:</strong> several states charge women less, or joint owners when one of them is a woman. Conditions and limits differ.</li><li><strong>The value:</strong> some states have slabs.</li><li><strong>The document:</strong> sale, gift, lease, exchange, release and power of attorney have their own rates. Gifts within the family are cheaper in many states.</li><li><strong>Rural or municipal:</strong> in some states land outside municipal limits carries less.</li></ul>
<h2>Where to check</h2>
<table><thead><tr><th>State</th><th>Department or portal</th></tr></thead><tbody><tr><td>Delhi</td><td>DORIS, Delhi revenue department</td></tr><tr><td>Haryana</td><td>jamabandi.nic.in</td></tr><tr><td>Uttar Pradesh</td><td>igrsup.gov.in</td></tr><tr><td>Maharashtra</td><td>igrmaharashtra.gov.in</td></tr><tr><td>Karnataka</td><td>kaveri.karnataka.gov.in</td></tr><tr><td>Telangana</td><td>registration.telangana.gov.in</td></tr><tr><td>Tamil Nadu</td><td>tnreginet.gov.in</td></tr><tr><td>Kerala</td><td>keralaregistration.gov.in</td></tr><tr><td>Gujarat</td><td>garvi.gujarat.gov.in</td></tr><tr><td>Rajasthan</td><td>igrs.rajasthan.gov.in</td></tr><tr><td>West Bengal</td><td>wbregistration.gov.in</td></tr><tr><td>Goa</td><td>registration.goa.gov.in</td></tr></tbody></table>
<p>Do not rely on calculators of unknown date. Karnataka, for example, raised its registration fee from one to two per cent from 31 August 2025, and many pages still show the old figure.</p>
<h2>The steps</h2>
<ol><li><strong>Look up the government value</strong> and calculate the duty on the official portal.</li><li><strong>Finalise the deed.</strong> Names as in Aadhaar and PAN, full description of the property, price, mode of payment, list of earlier deeds.</li><li><strong>Deduct tax where it applies.</strong> If the price or the stamp value is ₹50 lakh or more and the seller is resident, the buyer deducts one per cent as income tax and deposits it in the seller’s name. It is part of the price and not on top of it. Agricultural land in rural areas is outside this rule.</li><li><strong>Pay duty and fee</strong> online or through an authorised bank, and keep the e-stamp certificate or challan.</li><li><strong>Book a slot</strong> at the sub-registrar in whose area the property lies. Some states let you register in any office of the district or city.</li><li><strong>Appear with the seller and two witnesses.</strong> Photographs and thumb impressions are taken, and the parties confirm that they have signed.</li><li><strong>Collect the registered deed</strong> or download it, and check every page.</li><li><strong>Apply for mutation</strong> in the municipal or land records, unless your state starts it automatically.</li></ol>
<h2>What to carry</h2>
<ul><li>Deed printed as the state requires</li><li>Identity proof and PAN of all parties; Aadhaar of witnesses</li><li>E-stamp and fee receipts</li><li>Earlier title deed, tax receipt, society NOC</li><li>Registered power of attorney if someone signs for a party</li><li>Proof of payments and of the tax deducted</li></ul>
<h2>Time limits and mistakes</h2>
<p>A deed should be presented within four months of its signing. A delay of up to four more months can be condoned with a fine; after that it gets difficult. A wrong survey number, a misspelt name or a missing parking space needs a rectification deed, so read the draft aloud once with the seller.</p>
<p>If a deal falls through after the duty was paid, most states refund unused stamps less a deduction, but only within a time limit. Apply at once.</p>
<h2>What to budget</h2>
<p>Depending on the state, duty and registration together commonly come to something between five and ten per cent of the value. Banks do not usually count them when they work out the loan, so this money has to come from your savings. Add the lawyer, the loan charges, the society’s transfer fee and the moving van before you decide what you can spend on the home itself.</p>`,
  },
  {
    title: 'Negotiating the price of a home: what works',
    author: 'A. Deshpande',
    theme: 'ledger',
    body: `<p>The price on a listing is where the talk begins. How far it moves depends on three things: how long the home has been on the market, how sure the seller is of you, and how well you know what similar homes sold for. Charm comes a distant fourth.</p>
<h2>Know the value before you speak</h2>
<p>Collect three figures for the same society or street.</p>
<ul><li><strong>Registered prices</strong> of the last six to twelve months. Some states publish them, for example as Index II in Maharashtra; elsewhere a broker or a lawyer can get copies.</li><li><strong>Asking prices</strong> of homes that are still unsold. Note how long they have been listed and whether the price was cut.</li><li><strong>The government value</strong>, because duty is charged at least on this.</li></ul>
<p>Divide each price by the carpet area. Then adjust for what buyers pay for: floor, view, facing, parking, furnishing, age and condition. A second covered parking or a park view has a price in every society; neighbours can tell you what it is.</p>
<h2>Find out why the seller sells</h2>
<p>A seller who has already bought the next home, who moves abroad in March or who pays EMIs on an empty flat will value speed. A seller who “wants to test the market” will not. Ask openly: when would you like to complete, and what would make it easy for you?</p>
<h2>Be the easy buyer</h2>
<ol><li>Bring a sanction letter from your bank.</li><li>Say which papers you need and by when.</li><li>Offer a date for the agreement and a date for registration.</li><li>Be clear about the tax you will deduct and about payment through the bank.</li></ol>
<p>Two buyers with the same offer are not equal. The one who can register in thirty days often wins against the one who offers one per cent more and has not spoken to a bank.</p>
<h2>Make the offer</h2>
<p>Offer in writing, with reasons and an end date. “₹86 lakh, based on the sales in B-402 and C-701 this year, payable from a sanctioned loan and own funds, agreement within ten days; valid until Sunday.” Open at a figure you can defend and not at an insult. Leave room for two steps, each smaller than the last, so that it is plain that you are near the end.</p>
<p>If you stall on price, change the subject to what else has value: the wardrobes and ACs, the date of possession, who pays the society’s transfer fee, repairs before handover, a longer time until registration.</p>
<h2>With a builder</h2>
<p>Builders dislike cutting the rate per square foot, because every later buyer asks for it. They are freer with other items.</p>
<table><thead><tr><th>Item</th><th>How much room</th></tr></thead><tbody><tr><td>Basic rate</td><td>Small, except for the last units or a bulk booking</td></tr><tr><td>Floor rise and preferred location charge</td><td>Often some</td></tr><tr><td>Parking and club</td><td>Often some</td></tr><tr><td>Payment plan</td><td>A later schedule is worth money</td></tr><tr><td>Fittings: kitchen, wardrobes, ACs</td><td>Common in festive offers</td></tr><tr><td>Taxes and duty</td><td>None in the rate; sometimes paid by the builder as an offer</td></tr></tbody></table>
<p>Ask for the all-in price, with taxes, parking, club, deposits and connection charges, and compare that. A discount of ₹200 a square foot vanishes quickly in a cost sheet.</p>
<h2>Rent works the same way</h2>
<p>For a flat on rent, what counts with most owners is a tenant who stays and pays on time. Offer a longer lock-in, the deposit on signing or a standing instruction at the bank. Settle the yearly increase now; five to ten per cent is common in many cities.</p>
<h2>Token amount and walking away</h2>
<p>Pay a token only against a receipt that states the full price, the flat, the time for the agreement and what happens if the title or the loan fails. Keep it small. Never pay to “block” a home that you have not seen, and never in cash for a part of the price: it is illegal beyond small amounts, you cannot prove it, and the bank will not count it.</p>
<blockquote>Decide your last figure at home, on paper, before the meeting. Then keep to it.</blockquote>
<p>There is always another home. Sellers can tell when you believe that.</p>`,
  },
  {
    title: 'Checking title: deeds, encumbrance certificate and dues',
    author: 'P. Banerjee',
    theme: 'jaali',
    body: `<p>Before you pay for a home, find out whether the seller owns it, whether someone else has a claim on it and whether all dues are paid. Lawyers call this title search. Part of it you can do yourself in a day, and the rest is worth paying for.</p>
<h2>The chain of deeds</h2>
<p>Ask for copies of every deed by which the property changed hands, back to the first allotment or for at least thirty years. Each seller must be the buyer, or the heir of the buyer, in the deed before.</p>
<ul><li><strong>Sale, gift, partition, release and will</strong> all count as links. A will needs proof: probate or other papers, by state.</li><li><strong>Power of attorney</strong> is not a transfer. The Supreme Court made this clear in 2011. See the registered deed that followed it.</li><li><strong>Ancestral property</strong> needs the signatures of all who have a share.</li><li><strong>Minors</strong> can sell only through a guardian and usually with the permission of a court.</li></ul>
<p>Compare names, shares, survey numbers and boundaries from deed to deed. Small differences happen; unexplained ones are where disputes start.</p>
<h2>The encumbrance certificate</h2>
<p>An encumbrance certificate, or EC, lists the registered transactions on a property for a period: sales, mortgages, leases, releases and court attachments that were registered. Karnataka, Tamil Nadu, Telangana, Andhra Pradesh and Kerala issue it online. In some southern states a certificate with entries is Form 15 and a nil certificate is Form 16. Other states do the same through a search of the register: Index II in Maharashtra, a search at the sub-registrar elsewhere.</p>
<p>Apply with the exact survey number, flat number, boundaries and period. Then match each entry with the deeds in the chain. An entry without a deed, or a deed without an entry, needs an answer.</p>
<h2>What the EC does not show</h2>
<ol><li>Documents that were not registered, such as a private agreement or an oral tenancy.</li><li>Loans on deposit of title deeds where the state does not require registration. The central register CERSAI helps here.</li><li>Pending suits, unless they were registered as a notice. Search the e-Courts site by the names of the owners.</li><li>Tax, water and society dues.</li><li>Whether the building was permitted.</li></ol>
<h2>Land and municipal records</h2>
<p>The land record has a different name in each state: 7/12 extract and property card in Maharashtra and Gujarat, RTC and khata in Karnataka, patta in Tamil Nadu, jamabandi in Haryana, khatauni in Uttar Pradesh. See that it shows the seller’s name and the right use of the land. Remember that these records are for tax. They support a title, but do not create one.</p>
<h2>The building</h2>
<table><thead><tr><th>Paper</th><th>What it proves</th></tr></thead><tbody><tr><td>Sanctioned plan</td><td>What may be built, and how many floors</td></tr><tr><td>Commencement certificate</td><td>Permission to begin</td></tr><tr><td>Completion or occupancy certificate</td><td>Built as permitted and fit to live in</td></tr><tr><td>RERA entry</td><td>Promoter, dates, plans, litigation declared</td></tr><tr><td>Society share certificate or deed of apartment</td><td>The seller’s membership or unit</td></tr></tbody></table>
<p>A flat without an occupancy certificate may have water and power on commercial tariffs, trouble with loans and no protection in a demolition. The lower price is the price of that risk.</p>
<h2>Dues</h2>
<ul><li>Property tax: latest receipt, and arrears on the municipal site</li><li>Society or association: a no-dues letter with the date</li><li>Electricity, water and gas: last bills paid</li><li>Home loan: the bank’s letter with the outstanding amount and the list of original documents it holds</li><li>Ground rent and transfer charges, if the land is leasehold</li></ul>
<p>If there is a loan, pay the bank directly from your price, against its written promise to release the documents.</p>
<h2>See the originals</h2>
<p>Copies can be edited. Before you pay more than a token, look at the originals, at the bank if they are there. Ask for a certified copy from the sub-registrar for the last deed. For land, publish a notice in two newspapers, one in English and one in the local language, and wait for the period it states. Many lawyers do so for flats too.</p>
<h2>What a lawyer adds</h2>
<p>A property lawyer reads the chain, searches registers and courts and gives a written opinion. The fee is small beside the price. Choose the lawyer yourself and do not rest on the bank’s: that opinion protects the bank.</p>
<blockquote>If a seller will not give copies, no discount is large enough.</blockquote>
<p>Set aside two weeks for all this. Make the token refundable if the title check fails, in writing, and use the time to have the home inspected as well.</p>`,
  },
];
