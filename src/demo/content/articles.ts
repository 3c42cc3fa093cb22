import { type Article, choosingArticles, lawArticles, moneyArticles } from './articles-buying.ts';

/** Articles about the time after possession. */
export const livingArticles: Article[] = [
  {
    title: 'Possession day: a checklist for the first two hours',
    author: 'T. Lalrinpuii',
    theme: 'courtyard',
    body: `<p>On the day you get the keys everyone smiles, and no one tests the drains. Take two hours, a bucket, a phone charger and a friend.</p>
<h2>Water and power</h2>
<ul><li>Open every tap and flush every cistern at once.</li><li>Pour a bucket on each balcony and bathroom floor, and watch where it goes.</li><li>Plug the charger into every socket.</li></ul>
<h2>Doors, walls, papers</h2>
<p>Open and shut all doors and windows. Look for hollow tiles with a coin. Note each fault on one list, signed by both sides, with dates for repair.</p>
<p>Ask for the occupancy certificate, the warranties and the drawings of pipes and cables. For structural defects the law makes the promoter answerable for five years from possession.</p>`,
  },
  {
    title: 'Where your maintenance charge goes',
    author: 'K. Reddy',
    theme: 'jaali',
    body: `<p>Four rupees a square foot sound little until they are multiplied by the flat and by twelve. A good committee can tell you where each of them goes.</p>
<h2>The usual shares</h2>
<ul><li>Security and cleaning: a third to a half</li><li>Power for lifts, pumps and lights: a fifth</li><li>Lifts, generators and water treatment: a fifth</li><li>The sinking fund: whatever is left, and it should not be nothing</li></ul>
<p>The sinking fund pays for lifts and waterproofing in the fifteenth year. A society without one is cheap today and expensive later.</p>
<blockquote>Read the minutes of the last three meetings before you buy. They are the true brochure.</blockquote>`,
  },
  {
    title: 'Rain on the roof, sun on the meter',
    author: 'N. Kulkarni',
    theme: 'horizon',
    body: `<p>Two things fall on every roof for nothing. Societies that catch them pay less and run dry later.</p>
<h2>Rain</h2>
<p>A thousand square feet of roof and a good monsoon give well over fifty thousand litres. Filtered into a recharge pit, they raise the water in your own borewell.</p>
<h2>Sun</h2>
<p>Common lights, pumps and lifts are the easiest loads to move to solar power. With net metering, what you do not use by day pays for part of the night.</p>
<ul><li>Check the load and the shade on the roof first.</li><li>Ask three vendors for yield and warranty, in writing.</li><li>Clean the panels; dust costs more than clouds.</li></ul>`,
  },
];

/** Selling, paperwork for the bank, and two drafts. */
export const sellingArticles: Article[] = [
  {
    title: 'Selling a flat: from the first call to the final document',
    author: 'F. Qureshi',
    theme: 'arches',
    body: `<p>A sale takes ten weeks when it goes well. Most of that time is paper, and most of the paper can be ready before the first visitor comes.</p>
<h2>The file</h2>
<ol><li>Title deed and earlier deeds</li><li>Completion or occupancy certificate</li><li>Tax receipts and society dues, paid up to date</li><li>A no-objection letter from the society, and from the bank if there is a loan</li></ol>
<h2>The price</h2>
<p>Look at what was registered nearby in the last six months, not at what is advertised. A price that is five per cent too high costs more months than it earns.</p>
<p>When the price is fifty lakh rupees or more, a buyer deducts one per cent tax from what is paid to a resident seller and deposits it in the seller's name. Ask for the certificate.</p>`,
  },
  {
    title: 'The home-loan file: what banks ask for and why',
    author: 'K. Reddy',
    theme: 'ledger',
    body: `<p>A loan officer wants to know three things: who you are, what you earn and whether the seller owns what is being sold. Every paper answers one of them.</p>
<h2>About you</h2>
<ul><li>Proof of identity and address, and the PAN</li><li>Salary slips for three months, or tax returns for three years</li><li>Bank statements for six months</li></ul>
<h2>About the home</h2>
<ul><li>The agreement, the chain of title and the approved plan</li><li>The registration of the project, if it is under construction</li><li>A valuation, which the bank orders itself</li></ul>
<p>Lenders commonly let all instalments together take up to about half of the monthly income. A sanction letter before you search makes you a buyer that sellers take seriously.</p>`,
  },
  {
    title: 'Builder floors: a home without a tower',
    author: 'R. Menon',
    theme: 'arches',
    body: `<p>In the north of the country many families live on a floor of their own: four storeys on a plot, a lift, parking on the stilt level and one kitchen to a floor.</p>
<h2>What you share</h2>
<p>You share the land by a fraction that the deed must state, the stairs, the lift and the roof, unless someone bought the roof rights.</p>
<ul><li>Is each floor registered separately?</li><li>Who may build above, and who repairs the roof?</li><li>Does the sanctioned plan show as many floors as the street does?</li></ul>
<h2>What you do not share</h2>
<p>There is no club, no long corridor and no large committee. Four families can agree on a painter in one evening, or fail to for years. Meet them first.</p>`,
  },
  {
    title: 'Reading a floor plan before you read the price',
    author: 'T. Lalrinpuii',
    theme: 'jaali',
    body: `<p>A plan is a promise drawn to scale. Take a ruler and furnish it with your own furniture.</p>
<h2>Walk it with a pencil</h2>
<p>Start at the door with the shopping. How far is the kitchen? Where do shoes stay, and who sees the bedroom from the sofa?</p>
<ul><li>A bed needs 2.1 by 1.8 metres and a way around it.</li><li>Corridors wider than 1.1 metres are wasted in a flat.</li><li>A column in the middle of a wall will be there forever.</li></ul>
<p>To be added: drawings of three plans, and what we would change.</p>`,
  },
  {
    title: 'Farmhouses: what may be built, and where',
    author: 'A. Deshpande',
    theme: 'stepwell',
    body: `<p>A house among fields is an old wish. Each state has its own rules about the smallest holding, the area that may be covered and who may buy farm land at all.</p>
<h2>Before you look at sunsets</h2>
<ul><li>Ask the planning authority for the zone and the permitted cover.</li><li>Check whether you may hold agricultural land in this state.</li><li>See where water and power come from, and at what time.</li></ul>
<p>To be added: a table of the states in which we work, checked by our lawyers.</p>`,
  },
];

/** Buyers and properties that need a closer look. */
export const specialArticles: Article[] = [
  {
    title: 'Buying from abroad: notes for non-resident Indians',
    author: 'P. Banerjee',
    theme: 'horizon',
    body: `<p>A non-resident Indian may buy homes and commercial property here without asking the central bank for permission. Agricultural land, plantations and farmhouses are the exception: those generally cannot be bought, only inherited.</p>
<h2>How money travels</h2>
<p>Pay through normal banking channels or from NRE, NRO or FCNR accounts. Cash and foreign notes are not allowed, and a clear trail will matter when you sell.</p>
<h2>Who signs</h2>
<p>If you cannot travel, give a power of attorney that names the property and the acts it covers. It must be attested abroad and stamped here within the time the state sets.</p>
<ul><li>Get a PAN before you start.</li><li>Keep every remittance advice.</li><li>Ask about tax withheld at sale; for non-residents it is higher.</li></ul>
<p>Rules change, and treaties differ by country. Spend an hour with an accountant before you spend a crore on a flat.</p>`,
  },
  {
    title: 'Buying a plot: title, mutation and the map',
    author: 'F. Qureshi',
    theme: 'stepwell',
    body: `<p>Land has no lift that can fail, which is why people think it is simple. What can fail is the paper.</p>
<h2>Three papers that must agree</h2>
<ul><li>The chain of title deeds, for thirty years if possible</li><li>The revenue record, which should show the seller's name</li><li>The approved layout, with the plot number and dimensions</li></ul>
<h2>Then walk the boundary</h2>
<p>Measure the sides with a surveyor and the neighbours. Look for drains, power lines and footpaths that people use.</p>
<blockquote>Mutation changes the tax register. It does not make anyone the owner; a registered deed does.</blockquote>
<p>Check the land use with the planning authority. A cheap plot in a green belt stays cheap for a reason.</p>`,
  },
  {
    title: 'Renting out a second home without regrets',
    author: 'A. Deshpande',
    theme: 'arches',
    body: `<p>A flat that stands empty costs maintenance, interest and worry. A flat that is let badly costs more. The difference is mostly paper and patience.</p>
<h2>Before the keys change hands</h2>
<ul><li>A written agreement with an inventory and pictures</li><li>Police verification of the tenant where the city asks for it</li><li>Registration of the lease, where its term requires it</li><li>A word with the society about parking and moving hours</li></ul>
<p>Eleven-month agreements are common because longer leases have to be registered. Registering is not difficult, and it protects both sides.</p>
<h2>While it lasts</h2>
<p>Answer repairs within two days, and raise the rent as agreed and not otherwise. Good tenants are worth more than the last five per cent.</p>`,
  },
  {
    title: 'A first office: lease, area and lock-in',
    author: 'K. Reddy',
    theme: 'ledger',
    body: `<p>A young firm signs its first lease once, usually in a hurry. Three words decide what it really costs: efficiency, lock-in and escalation.</p>
<h2>Efficiency</h2>
<p>Rent is often quoted on the super built-up area. Ask what share of it is usable; seventy per cent is common, and sixty is expensive.</p>
<h2>Lock-in and escalation</h2>
<ul><li>During the lock-in neither side may leave without paying.</li><li>Rents commonly rise by fifteen per cent every three years.</li><li>Fit-out time without rent is negotiable; ask before you like the view.</li></ul>
<p>Count desks, not square feet: some ninety square feet a person, corridors included, is a fair start.</p>`,
  },
];

/** The 24 articles by subject; the last two are drafts. */
export const demoArticles: Article[] = [
  ...lawArticles,
  ...moneyArticles,
  ...choosingArticles,
  ...specialArticles,
  ...livingArticles,
  ...sellingArticles,
];
