import type { Article } from './article.ts';

/** The time after the purchase. */
export const livingArticles: Article[] = [
  {
    title: 'Possession day: a checklist for the first two hours',
    author: 'T. Lalrinpuii',
    theme: 'horizon',
    body: `<p>On possession day everyone smiles, someone brings sweets, and few people test the drains. Once you have signed that the flat is in order, small faults become your own. Take two hours, good daylight and this list, and sign last.</p>
<h2>Before the day</h2>
<p>Ask the builder for the possession letter, the final statement of account and the occupancy certificate. Without an occupancy certificate the builder may offer you keys “for fit-out”. That is not possession in the sense of the Act. You may accept it for interior work if the agreement allows, but do not sign that you have received possession, and do not pay the last instalment in full.</p>
<ul><li>Compare the final account with the agreement, line by line. Ask for the basis of every new charge.</li><li>Ask for an inspection some days before handover, so that faults can be repaired in time.</li></ul>
<h2>What to take</h2>
<p>A bucket, a phone charger, a torch, a coin, a marble, a tape, masking tape, the agreement with its specification, and a friend with patience.</p>
<h2>Water and drains</h2>
<ol><li>Open all taps in one bathroom at once and watch the pressure. Repeat with hot water.</li><li>Flush every cistern twice. Look for leaks behind and below.</li><li>Pour a bucket on each bathroom and balcony floor. Water should run to the drain within two minutes and not stand in a corner.</li><li>Fill the sinks, pull the plugs together and listen.</li><li>Look at the ceiling of each bathroom: the neighbour’s pipes run there.</li></ol>
<h2>Power</h2>
<ol><li>Test every socket with the charger and every switch with its lamp.</li><li>Press the test button of the earth-leakage breaker. It must trip.</li><li>Check that each breaker is labelled and carries what it says.</li><li>Note the meter number and reading, and photograph both.</li><li>Ask what runs on backup and let it be shown.</li></ol>
<h2>Doors, windows, floors, walls</h2>
<ul><li>Open, shut and lock everything. A door that scrapes in dry weather will stick in the monsoon.</li><li>Put a marble on the floor: it shows slopes that the eye misses.</li><li>Tap tiles with a coin. A hollow sound means that the tile is not bedded; several in a row should be relaid.</li><li>Look along the walls with the torch held flat. Cracks finer than a hair are plaster; a crack through which you can push a card is not.</li><li>Spray or pour water on closed windows from outside where you can, and feel the sill.</li></ul>
<h2>Compare with the agreement</h2>
<table><thead><tr><th>Check</th><th>Against</th></tr></thead><tbody><tr><td>Carpet area of the rooms</td><td>Agreement; a small tolerance is usual</td></tr><tr><td>Makes of tiles, taps, switches, lift</td><td>Schedule of specification</td></tr><tr><td>Parking number and size</td><td>Allotment letter</td></tr><tr><td>Position of doors and windows</td><td>Sanctioned plan of your flat</td></tr><tr><td>Club, lifts, fire system working</td><td>List of amenities with dates</td></tr></tbody></table>
<h2>Write the snag list</h2>
<p>Mark each fault with masking tape and a number, photograph it and write one line: room, fault, date for repair. Both sides sign. If the representative will not sign, send the list by email on the same day with the photographs. Keep a sentence in the possession letter: “Possession taken subject to the attached list of defects.”</p>
<h2>Papers to collect</h2>
<ol><li>Possession letter and final receipt</li><li>Copy of the occupancy or completion certificate</li><li>Registered agreement and, when due, the sale deed</li><li>Drawings of plumbing and wiring: ask for them, you will drill one day</li><li>Warranties for lift, doors, ACs, waterproofing</li><li>No-dues letter for electricity and water up to the date</li><li>Contact of the maintenance desk and the rules for interior work</li></ol>
<h2>The five years after</h2>
<p>Under the Real Estate Act the promoter must repair structural defects and defects in workmanship that you report within five years of possession, within thirty days and without charge. Report in writing, with photographs and dates. Your own drilling and alterations can weaken a claim, so note the condition before your carpenter starts.</p>
<h2>First week</h2>
<ul><li>Change the lock cylinder.</li><li>Transfer electricity, gas and broadband.</li><li>Apply for mutation of the property tax.</li><li>Join the association and ask for its accounts.</li><li>Tell your bank, your employer and your insurer the new address.</li></ul>
<blockquote>Every fault found before you sign is the builder’s job. After that, it is a discussion.</blockquote>`,
  },
  {
    title: 'Maintenance and society transfer: what you pay and why',
    author: 'K. Reddy',
    theme: 'courtyard',
    body: `<p>Four rupees a square foot sounds little until you multiply it by the area and by twelve. For a flat of 1,400 square feet it is ₹67,200 a year. A good committee can tell you where each rupee goes. Here is what is usual, what happens when a flat changes hands, and what to read before you buy.</p>
<h2>Where the money goes</h2>
<table><thead><tr><th>Item</th><th>Common share</th></tr></thead><tbody><tr><td>Security and cleaning</td><td>35 to 50 per cent</td></tr><tr><td>Electricity of common areas, diesel</td><td>15 to 25 per cent</td></tr><tr><td>Lifts, pumps, generators, water and sewage plants</td><td>15 to 20 per cent</td></tr><tr><td>Water, including tankers</td><td>5 to 15 per cent</td></tr><tr><td>Repairs, garden, office, audit, insurance</td><td>10 per cent</td></tr><tr><td>Sinking fund</td><td>What the by-laws say; it should not be zero</td></tr></tbody></table>
<p>The shares vary with the size and age of the place. Towers with pools and four lifts cost more for each flat than a walk-up of twelve. Ask for the figure per flat and per month, with everything included, and compare that.</p>
<h2>Per square foot or equal?</h2>
<p>Some associations charge by area, some the same for each flat, and some mix the two: services equally, repairs and sinking fund by area. What is allowed depends on the law under which the association is registered and on its by-laws. In Maharashtra, for example, housing societies generally share service charges equally. Apartment associations under ownership acts often go by the undivided share. Read the by-laws before you argue in a meeting.</p>
<h2>Sinking fund and repair fund</h2>
<p>Lifts last some twenty years, waterproofing ten, pumps eight, and outside paint five to seven. The sinking fund pays when their time comes. A society without one is cheap today and will ask for ₹2 lakh from each flat in the year the lifts fail. As a rough test, divide the fund by the number of flats. For a tower of ten years, less than ₹25,000 a flat is thin.</p>
<h2>GST</h2>
<p>An association registered for GST charges eighteen per cent when the monthly charge of a member is above ₹7,500 and its yearly turnover above the limit for registration. These were the rules when we checked in November 2026. Property tax and electricity that are merely passed on at cost are treated differently. Ask the treasurer how the bill is made up.</p>
<h2>From the builder to the owners</h2>
<p>In a new project the builder runs things first and often collects one or two years in advance. The Act expects an association to be formed within three months of the majority of flats being booked, unless the local law says otherwise. At the handover the owners should receive:</p>
<ol><li>Approved plans, occupancy certificate, fire NOC, lift licences</li><li>Drawings of wiring, plumbing and fire systems</li><li>Warranties and service contracts</li><li>Accounts of the advance, and the balance</li><li>The corpus, where it was collected</li><li>Conveyance of land and common areas</li></ol>
<h2>When a flat changes hands</h2>
<p>A registered deed makes you the owner. Membership in the society is a second step. The usual papers are:</p>
<ul><li>Application for membership and nomination form</li><li>Copy of the registered deed and the stamp duty receipt</li><li>Seller’s share certificate, signed over</li><li>No-dues letter for the flat</li><li>Identity proof and PAN</li><li>Transfer fee and share money</li></ul>
<p>A society may charge a small transfer fee, and in some states a premium up to a legal cap. A “donation” as a condition for membership is not allowed in states that have such a cap. In Maharashtra, model by-laws and government circulars limit the premium in cities to ₹25,000; check the present limit. The society must decide on the application within the time in its by-laws, commonly three months, and give reasons for a refusal.</p>
<h2>Before you buy: five papers to read</h2>
<ol><li>The last three bills of the flat</li><li>Audited accounts of the last two years</li><li>Minutes of the last three general meetings</li><li>The list of arrears</li><li>By-laws and house rules on pets, tenants, interiors and parking</li></ol>
<p>The minutes are the true brochure. Words like “seepage”, “tanker”, “litigation” and “lift” tell you what next year’s meetings will be about. Ask also whether the land was conveyed to the society and whether a redevelopment is planned.</p>
<h2>Keep costs down without cutting corners</h2>
<ul><li>Solar panels for common loads, with net metering</li><li>LED lights with sensors in stairs and parking</li><li>Water meters for each flat: use often drops by a third</li><li>Annual contracts put out to three bidders</li><li>Preventive service for lifts and pumps</li></ul>
<blockquote>A low charge with an empty sinking fund is a loan from your own future.</blockquote>`,
  },
  {
    title: 'Khata, patta and mutation: records to update after you buy',
    author: 'N. Kulkarni',
    theme: 'stepwell',
    body: `<p>The deed is registered, the keys are yours, and the bank has its papers. Most buyers stop here. Three months later the property-tax bill still comes in the seller’s name, and ten years later a sale is held up because a record was never changed. Updating the records takes a few forms and some patience. Do it in the first months.</p>
<h2>Two kinds of record</h2>
<p>A <strong>registered deed</strong> transfers ownership. <strong>Revenue and municipal records</strong> show who uses the land and who pays the tax. Changing the second kind is called mutation. Courts have said again and again that mutation does not create or end a title. It matters all the same: without it you may not be able to pay tax in your name, get a building permission, take a loan or sell without questions.</p>
<h2>What the records are called</h2>
<table><thead><tr><th>State</th><th>Land record</th><th>For flats and houses in cities</th></tr></thead><tbody><tr><td>Karnataka</td><td>RTC (pahani), mutation register</td><td>Khata, now e-khata</td></tr><tr><td>Tamil Nadu</td><td>Patta, A-register</td><td>Patta for land; property-tax name transfer</td></tr><tr><td>Maharashtra</td><td>7/12 extract, ferfar</td><td>Property card; society share certificate</td></tr><tr><td>Gujarat</td><td>7/12, 8A, 6 (mutation)</td><td>City survey property card</td></tr><tr><td>Haryana</td><td>Jamabandi, intkal</td><td>Municipal property ID</td></tr><tr><td>Uttar Pradesh</td><td>Khatauni, dakhil kharij</td><td>Nagar nigam tax record; authority’s transfer</td></tr><tr><td>Delhi</td><td>Khatauni in villages</td><td>MCD mutation</td></tr><tr><td>Kerala</td><td>Thandaper, pokkuvaravu</td><td>Local body ownership certificate</td></tr><tr><td>West Bengal</td><td>Record of rights (porcha)</td><td>Municipal mutation</td></tr><tr><td>Rajasthan</td><td>Jamabandi, namantaran</td><td>Patta or lease deed of the authority</td></tr></tbody></table>
<h2>Khata in Bengaluru</h2>
<p>Khata is an account in the register of the city corporation. It shows the property, its size and who pays the tax. People speak of A-khata and B-khata. The first is for properties that meet the rules; the second was opened to collect tax from properties that do not, for example on unconverted land. A B-khata does not make a building regular, and many banks do not lend on it. Electronic khata is now required for registration in the city, so get it before you plan to sell. The rules for conversion of B-khata have changed more than once. Look at the corporation’s portal for the current ones.</p>
<h2>How to apply for mutation</h2>
<ol><li>Collect a certified copy of the registered deed, the earlier deed, the latest tax receipt, identity proof and the encumbrance certificate.</li><li>For inherited property add the death certificate, the will or legal-heir certificate, and the consent of the other heirs if one of them is to be recorded alone.</li><li>Apply online or at the ward, tehsil or taluk office, and note the application number.</li><li>The office issues a notice and waits for objections, commonly fifteen to thirty days.</li><li>An officer may inspect or call you.</li><li>Pay the fee and download the order or extract. Check spelling, share, area and survey number.</li></ol>
<p>Some states now start mutation automatically when a deed is registered. Automatic does not mean finished: look up the status after a month.</p>
<h2>Other records to change</h2>
<ul><li><strong>Property tax:</strong> name and mailing address; check that the use is shown as self-occupied if that gives a lower rate.</li><li><strong>Electricity:</strong> name transfer with the deed, the seller’s consent and the last bill. Otherwise the deposit stays the seller’s.</li><li><strong>Water and gas:</strong> the same.</li><li><strong>Society:</strong> membership, share certificate, nomination.</li><li><strong>Development authority:</strong> transfer of lease or allotment, where the land is leasehold.</li><li><strong>Insurance:</strong> a policy for the building and its contents in your name.</li></ul>
<h2>Common hold-ups</h2>
<table><thead><tr><th>Problem</th><th>What helps</th></tr></thead><tbody><tr><td>Arrears of property tax</td><td>Have them paid before registration</td></tr><tr><td>Seller was never recorded</td><td>Mutate the earlier transfers first, in order</td></tr><tr><td>Name spelt in two ways</td><td>Affidavit, identity proof, rectification deed if needed</td></tr><tr><td>Area differs</td><td>Fresh survey or measurement</td></tr><tr><td>Objection by a relative</td><td>Hearing by the officer; title disputes go to the civil court</td></tr></tbody></table>
<h2>Make it part of the deal</h2>
<p>Put three sentences into the agreement: the seller’s name is in the current record, all dues are paid up to the date of registration, and the seller will sign what is needed for mutation. Keep a small part of the price, by agreement, until the tax record is clear.</p>
<h2>Keep one folder</h2>
<p>Deed, earlier deeds, encumbrance certificate, mutation order, tax receipts of every year, plan, occupancy certificate, share certificate, loan closure letter. Scan all of it. The next buyer’s lawyer will ask for exactly these, and you can answer in an afternoon.</p>
<blockquote>The deed makes you the owner. The records make it easy to prove.</blockquote>`,
  },
];
