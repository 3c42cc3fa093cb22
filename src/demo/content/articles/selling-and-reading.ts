import type { Article } from './article.ts';

/** Selling, paperwork for the bank, and two drafts. */
export const sellingArticles: Article[] = [
  {
    title: 'Selling a flat: from the first call to the last paper',
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
<p>You share the land by a fraction that the deed must state, the stairs, the lift and the roof, unless somebody bought the roof rights.</p>
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
<ul><li>A bed needs 2.1 by 1.8 metres and a way around it.</li><li>Corridors wider than 1.1 metres are wasted in a flat.</li><li>A column in the middle of a wall will be there for ever.</li></ul>
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
