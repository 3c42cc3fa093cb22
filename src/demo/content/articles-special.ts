import type { Article } from './article.ts';

/** Buyers and properties that need a closer look. */
export const specialArticles: Article[] = [
  {
    title: 'Buying from abroad: notes for non-resident Indians',
    author: 'P. Banerjee',
    theme: 'horizon',
    body: `<p>Non-resident Indians and Overseas Citizens of India can buy homes in India without flying in for every step. The rules come from the Foreign Exchange Management Act, FEMA for short, from income tax and from the state where the property lies. This is an overview for planning. Your bank and a chartered accountant should confirm the details for your country and year.</p>
<h2>What you may buy</h2>
<table><thead><tr><th>Property</th><th>NRI or OCI</th></tr></thead><tbody><tr><td>Flat, house, villa, residential plot</td><td>Yes, under the general permission; no limit on the number</td></tr><tr><td>Office, shop</td><td>Yes</td></tr><tr><td>Agricultural land, plantation, farmhouse</td><td>No, except by inheritance</td></tr></tbody></table>
<p>A residential plot should be recorded as such. If the land record still says agricultural, the conversion must be complete before you buy, whatever the brochure shows. Citizens of some neighbouring countries need permission of the Reserve Bank even if they live in India; ask if that may concern you.</p>
<h2>How to pay</h2>
<p>Pay through banking channels: a remittance from abroad or money in an NRE, NRO or FCNR account. Foreign currency notes and traveller’s cheques are not allowed. Cash is not either, and you will need the trail when you sell.</p>
<ul><li>Keep every remittance advice and bank statement in one folder.</li><li>Pay into the account named in the agreement or in the RERA entry.</li><li>Have the receipts issued in the names on the agreement.</li></ul>
<p>Indian banks lend to non-residents in rupees. Instalments are paid from your NRE or NRO account, from rent or by remittance. Lenders ask for overseas income proof, a credit report and often a co-applicant in India.</p>
<h2>Power of attorney</h2>
<p>If you cannot travel, someone you trust can sign for you. Keep the power narrow.</p>
<ol><li>Name one property and the acts it covers: sign the agreement, register, take possession, apply for electricity.</li><li>Leave out the power to sell or mortgage unless you need it.</li><li>Sign before the Indian mission or before a notary with apostille, as your country allows.</li><li>Have it stamped in India within three months of its arrival, and registered where the state requires it.</li><li>Set an end date.</li></ol>
<p>Never give a general power of attorney to a broker or an employee of the builder.</p>
<h2>Check as if you lived next door</h2>
<p>Distance makes weak papers look better. Ask for a live video walk and not for a film. Have a lawyer in that city read the title, and a surveyor or an engineer inspect a ready flat. For a project, read the RERA entry yourself: it is online, in English on most portals, and free.</p>
<h2>Tax while you own</h2>
<p>Rent from India is taxed in India. A tenant who pays rent to a non-resident has to deduct tax at the rate for non-residents and deposit it. After the standard deduction and interest your real tax is often lower; you claim the difference in a return. Your country of residence may tax the rent as well. Treaties usually give credit. You need a PAN for all of this.</p>
<h2>Tax when you sell</h2>
<p>The buyer must deduct tax from what is paid to a non-resident seller, at a higher rate than for a resident and from the first rupee. It is deducted on the sale value unless you hold a certificate from the tax office for a lower rate. Apply for it as soon as you have a buyer; it takes weeks. Long-term gains, reliefs for buying another home and surcharges follow the law of the year of sale.</p>
<h2>Taking the money out</h2>
<ul><li>What you paid from abroad or from NRE or FCNR money can be sent back, for up to two residential properties.</li><li>Other sale proceeds, rent and inherited money go to your NRO account. From there up to one million US dollars per financial year can be remitted, after tax.</li><li>Banks ask for the sale deed, tax proof and a certificate of a chartered accountant on the prescribed forms.</li></ul>
<h2>Letting and upkeep</h2>
<p>Decide before possession who holds the keys, pays society dues, meets plumbers and shows the flat. A written arrangement with a fee works better than a favour. Register the rent agreement if the state requires it, and see that police verification of the tenant is done.</p>
<h2>A timetable</h2>
<ol><li>Month 1: budget, loan eligibility, PAN, bank accounts</li><li>Month 2: shortlist, video visits, RERA check</li><li>Month 3: title report, power of attorney, negotiation</li><li>Month 4: agreement, stamp duty, registration</li></ol>
<blockquote>Buy nothing that you could not explain to a tax officer with papers in hand.</blockquote>
<p>Rules on remittances and tax change with budgets and circulars. An hour with an accountant before you pay is cheaper than a notice afterwards.</p>`,
  },
  {
    title: 'Buying a plot: title, mutation and the map',
    author: 'F. Qureshi',
    theme: 'stepwell',
    body: `<p>Land has no lift that can fail and no society that can quarrel, so people think it is simple. With a plot nearly everything that can go wrong is on paper: who owns it, what may be built and where it ends. Check these three before you check the view.</p>
<h2>1. Who owns it?</h2>
<p>Ask for the chain of registered deeds, for thirty years if possible, and for an encumbrance certificate or a search of the register for the same time. Then get the land record from the state portal: 7/12, RTC, patta, jamabandi, khatauni or whatever the state calls it. The seller’s name should be in it, with the right share.</p>
<ul><li>If the land was inherited, all heirs must sign, daughters included.</li><li>If it was granted by the government or to a member of a scheduled community, a sale may need permission or be barred.</li><li>If tenants or sharecroppers are recorded, they have rights.</li><li>If the seller holds a power of attorney, meet the owner.</li></ul>
<blockquote>Mutation updates the revenue or tax record. It does not make anyone the owner; the registered deed does.</blockquote>
<p>A notice in two newspapers that invites claims, with a fortnight’s time, is cheap insurance for land.</p>
<h2>2. What may be built?</h2>
<p>Land bought for a house must be allowed for a house. Two things decide that: the master plan’s zone and the recorded use.</p>
<table><thead><tr><th>Paper</th><th>Question it answers</th></tr></thead><tbody><tr><td>Zoning extract from the planning authority</td><td>Residential, agricultural, green belt, road reservation?</td></tr><tr><td>Conversion or non-agricultural order</td><td>Was farm land converted, for what use and on what conditions?</td></tr><tr><td>Layout approval</td><td>Is the plot part of a sanctioned layout, with roads and parks?</td></tr><tr><td>RERA registration of the layout</td><td>Needed for most plotted projects above 500 square metres</td></tr><tr><td>Completion of development works</td><td>Have roads, drains and lines been accepted?</td></tr></tbody></table>
<p>Names differ: NA order in Maharashtra and Gujarat, DC conversion in Karnataka, CLU in Haryana and Punjab, section 143 (now section 80 of the Revenue Code) in Uttar Pradesh, approval of DTCP or CMDA in Tamil Nadu. Who may buy agricultural land at all differs as well. Several states restrict it to farmers or set a ceiling; others have relaxed their rules. Ask at the revenue office before you travel.</p>
<p>Be careful with plots in an “unapproved layout” that is “about to be regularised”, with shares of a large survey number, and with farm plots sold in parts so small that no law allows a division.</p>
<h2>3. Where does it end?</h2>
<ol><li>Take the layout plan or the village map to the site.</li><li>Find at least two fixed points: a survey stone, a road corner, a transformer.</li><li>Have a licensed or government surveyor measure all sides and both diagonals. If the diagonals do not match the plan, the corners are not where they should be.</li><li>Call the neighbours. Let them sign the sketch.</li><li>Put up stones or a fence on the day of possession, and photograph them.</li></ol>
<p>Look for what crosses the land: a path that villagers use, a drain, a power line, a gas pipeline, a well with rights of others. High-tension lines, railway tracks, highways, lakes and stormwater drains come with distances in which nothing may be built. A plot of 2,400 square feet can lose a third in this way.</p>
<h2>Read the ground</h2>
<ul><li>Visit after rain. Water marks on walls next door tell you where it stands.</li><li>Ask neighbours for the depth and taste of borewell water.</li><li>Black cotton soil, filled land and rock all need costlier foundations. A soil test costs little.</li><li>Check the width of the approach road in the record and not only on the ground: many by-laws tie floors and permission to it.</li></ul>
<h2>Money</h2>
<p>A plot loan usually covers a smaller share of the price than a home loan, and banks want an approved layout. Tax relief for interest begins only with construction. Stamp duty is charged on the guidance value at least. Land carries no GST, but development charges may. The buyer deducts one per cent tax if the price is ₹50 lakh or more and the land is not rural agricultural land.</p>
<h2>After registration</h2>
<ol><li>Apply for mutation or khata in your name.</li><li>Pay the property or vacant-land tax each year and keep the receipts.</li><li>Fence it, put up a board with your name, and visit twice a year.</li><li>Look at the land record online every few months.</li></ol>
<p>Empty land attracts people who hope that no one looks. A board and a tax receipt discourage most of them.</p>`,
  },
  {
    title: 'Renting out a second home without regrets',
    author: 'A. Deshpande',
    theme: 'arches',
    body: `<p>An empty flat costs maintenance, interest and worry. A flat that is let badly costs more. The difference is made before the keys change hands: by the agreement, the checks and the state of the flat.</p>
<h2>Get the flat ready</h2>
<ul><li>Repair what leaks, squeaks or sparks. A tenant treats a sound flat better.</li><li>Paint in a washable light colour; have the kitchen and bathrooms deep-cleaned.</li><li>Service geysers and ACs, and stick the date on them.</li><li>Photograph every wall, fitting and meter on the day before handover.</li></ul>
<h2>Set the rent</h2>
<p>Ask what the last three flats in the society were let for, and not what is advertised. In many Indian cities a year’s rent is two to four per cent of the value of a home. A flat that stands empty for two months loses more than a rent that is five per cent lower.</p>
<h2>Choose the tenant</h2>
<p>Ask every applicant for the same things: identity proof, employer and designation or business proof, the present address, and a reference from the last owner. Meet the people who will live there. Judge them by what they can pay and how they look after a home. Refusing people for their religion, food or marital status closes the door on many good tenants, and may break your society’s rules or the law of your state.</p>
<h2>The agreement: eleven months or more?</h2>
<p>Under the Registration Act a lease for a year or more has to be registered. That is why agreements for eleven months are common. Practice differs, however. In Maharashtra every leave and licence agreement must be registered, whatever its term, and can be registered online. Several states have adopted tenancy laws that require a written agreement and its filing with a rent authority. Stamp duty is due on short agreements too.</p>
<p>An unregistered agreement that should have been registered is weak evidence when you need it. Registration protects both sides and costs little beside a month’s rent.</p>
<h2>What to write into it</h2>
<table><thead><tr><th>Clause</th><th>What works</th></tr></thead><tbody><tr><td>Rent and date</td><td>Amount, due day, bank account</td></tr><tr><td>Increase</td><td>A percentage after each eleven or twelve months, often five to ten</td></tr><tr><td>Deposit</td><td>Amount, what may be deducted, days until refund</td></tr><tr><td>Lock-in</td><td>Months in which neither side leaves</td></tr><tr><td>Notice</td><td>One or two months, by email or letter</td></tr><tr><td>Maintenance</td><td>Society charge by whom; club and parking</td></tr><tr><td>Repairs</td><td>Small ones by the tenant, structure and appliances by the owner</td></tr><tr><td>Use</td><td>Residential; sub-letting only with consent</td></tr><tr><td>Inventory</td><td>List with photographs, signed by both</td></tr></tbody></table>
<p>Deposits vary by city, from one or two months in the north to several months in Bengaluru. The Model Tenancy Act suggests a cap of two months’ rent for homes; it applies only where the state has adopted it.</p>
<h2>Police verification</h2>
<p>Police in many cities require owners to report tenants, under orders of the police commissioner or the district magistrate. An owner who does not can be prosecuted. It is done online or through the police app in most large cities: photograph, identity proof, the agreement. Do it before the tenant moves in, and keep the acknowledgement. Foreign tenants must also be reported to the registration authorities on Form C, within twenty-four hours.</p>
<h2>The society</h2>
<p>Tell the association in writing, with a copy of the agreement and the police acknowledgement. A society may have reasonable rules on moving hours and parking, and in some states it may collect a non-occupancy charge within a legal limit. It should not forbid letting.</p>
<h2>Tax</h2>
<p>Rent is income from house property. You can deduct municipal taxes that you paid, thirty per cent as a standard deduction and, within limits that depend on the regime, interest on the loan. A tenant who pays more than ₹50,000 a month has to deduct tax; the rate and form are in the current rules. Owners who live abroad have stricter rules for deduction.</p>
<h2>While it lasts</h2>
<ol><li>Answer repair requests within two days.</li><li>Visit twice a year, by appointment.</li><li>Acknowledge rent in writing.</li><li>Renew in time; an expired agreement helps no one.</li></ol>
<h2>When it ends</h2>
<p>Walk through the flat with the inventory. Ordinary wear is the owner’s cost and damage the tenant’s. Take meter readings, collect all keys, cancel the gate access and refund the deposit by the agreed day, less what you can show. Do not cut water or power to make someone leave: it is illegal, and courts take it badly.</p>
<blockquote>A good tenant who stays three years is worth more than the last five per cent of rent.</blockquote>`,
  },
  {
    title: 'A first office: lease, area and lock-in',
    author: 'K. Reddy',
    theme: 'jaali',
    body: `<p>A young firm signs its first office lease once, usually in a hurry. Rent per square foot gets all the attention. Four other things decide what the office really costs: efficiency, lock-in, fit-out and the bills that come on top.</p>
<h2>How much space?</h2>
<p>Count desks and not square feet. About 60 to 70 square feet of carpet area per person is tight, 80 to 100 is comfortable with meeting rooms. If half of the team works from home on any day, plan for two-thirds of the heads and more meeting corners. Then add growth for the length of the lock-in, and not for ten years.</p>
<h2>Efficiency: the area you can use</h2>
<p>Rent is often quoted on the chargeable or super built-up area. Ask for the carpet area and divide.</p>
<table><thead><tr><th></th><th>Office A</th><th>Office B</th></tr></thead><tbody><tr><td>Chargeable area</td><td>3,000 sq ft</td><td>2,700 sq ft</td></tr><tr><td>Rent per sq ft</td><td>₹70</td><td>₹75</td></tr><tr><td>Monthly rent</td><td>₹2,10,000</td><td>₹2,02,500</td></tr><tr><td>Carpet area</td><td>1,800 sq ft</td><td>1,950 sq ft</td></tr><tr><td>Rent per carpet sq ft</td><td>₹117</td><td>₹104</td></tr></tbody></table>
<p>The first is advertised at the lower rate and costs more. Seventy per cent efficiency is common, sixty is expensive, and above seventy-five is good.</p>
<h2>Term, lock-in and notice</h2>
<p>A typical lease runs for three to nine years, in blocks of three. During the lock-in the tenant cannot leave without paying the rent for the rest of it. In many leases only the tenant can end the lease after that, with three to six months’ notice; check that yours says so.</p>
<ul><li>For a first office, twelve to eighteen months of lock-in is a fair aim if you pay for fit-out yourself.</li><li>If the owner pays for fit-out, expect a longer one.</li><li>Ask for the right to hand the lease to a group company or to sub-let part of it.</li></ul>
<h2>Escalation</h2>
<p>Rents commonly rise by fifteen per cent every three years, or by about five per cent each year. Work out both over your term. The first looks steeper and often costs less.</p>
<h2>Deposit</h2>
<p>Six months’ rent is usual, more in some cities. It earns nothing. Agree when it is returned, what may be deducted, and that you need not pay rent after handing back the office until it is.</p>
<h2>Bare shell, warm shell or furnished?</h2>
<ul><li><strong>Bare shell:</strong> walls and floor slab. You pay for ACs, ceiling, wiring and desks; plan for two to three months.</li><li><strong>Warm shell:</strong> with AC, lighting, fire system and washrooms. You add partitions and desks.</li><li><strong>Furnished or managed:</strong> ready, at a higher rent per seat, with a shorter lock-in. For fewer than thirty people this is often the cheapest for the first two years.</li></ul>
<p>Ask for a rent-free fit-out period of thirty to ninety days. It is normal for shells, but you have to ask before you like the view.</p>
<h2>The bills on top</h2>
<ol><li>Maintenance of common areas, per chargeable square foot</li><li>Electricity by sub-meter, and backup power at a higher rate</li><li>AC outside office hours</li><li>Parking: how many free, what the others cost</li><li>GST on rent and maintenance; registered firms can usually take credit</li><li>Stamp duty and registration of the lease, often shared</li><li>Property tax: the owner’s, unless the lease says otherwise</li></ol>
<p>A company has to deduct income tax from the rent above a limit; your accountant will know the current one.</p>
<h2>Check the building</h2>
<ul><li>Occupancy certificate for commercial use. An office in a residential flat can be closed by the authority.</li><li>Fire NOC that is current</li><li>Sanctioned electrical load, in kVA per floor</li><li>Two internet providers in the shaft</li><li>Floor load, if you bring servers, batteries or files</li><li>Access at night and on Sundays</li><li>Washrooms on your floor, and a lift that works at nine in the morning</li></ul>
<h2>Check the owner</h2>
<p>Read the title and ask whether the property is mortgaged. If it is, get the lender’s consent, or the bank may not be bound by your lease. The person who signs must be the owner or hold a registered authority. Register the lease: an unregistered lease of more than a year gives you little to rely on.</p>
<blockquote>Ask for the exit before you ask for the colour of the carpet.</blockquote>
<p>Last, put everything on one sheet: rent, escalation, maintenance, power, parking, tax, fit-out divided by the months of lock-in, and interest on the deposit. Divide by the number of desks. The cost per desk per month is the only figure that compares a managed seat, a shell in a business park and a shop on the high street.</p>`,
  },
];
