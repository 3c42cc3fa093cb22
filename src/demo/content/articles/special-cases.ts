import type { Article } from './article.ts';

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
<ul><li>The chain of title deeds, for thirty years if possible</li><li>The revenue record, in which the seller's name should stand</li><li>The approved layout, with the number of the plot and its sides</li></ul>
<h2>Then walk the boundary</h2>
<p>Measure the sides with a surveyor and the neighbours. Look for drains, power lines and footpaths that people use.</p>
<blockquote>Mutation changes the tax register. It does not make anybody an owner; a registered deed does.</blockquote>
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
