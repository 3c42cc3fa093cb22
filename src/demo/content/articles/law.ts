import type { Article } from './article.ts';

/** RERA, agreements and ownership. */
export const lawArticles: Article[] = [
  {
    title: 'How to read a RERA certificate in ten minutes',
    author: 'R. Menon',
    theme: 'ledger',
    body: `<p>A registration number on a hoarding tells you little. The entry behind it tells you a great deal, and it is free to read on the portal of your state.</p>
<h2>Start with the dates</h2>
<p>The certificate names the day on which the promoter has promised to finish. Compare it with the date in the brochure and in the draft agreement. If the three differ, the registered one is the one to ask about.</p>
<ul><li>Is the project still open, or has an extension been granted?</li><li>Which towers or phases does the number cover?</li><li>Are the quarterly updates there, and do the pictures match the site?</li></ul>
<h2>Then look at the money</h2>
<p>The law asks promoters to keep seventy per cent of what buyers pay in a separate account for land and construction. The portal shows the bank and the certificates by which money was drawn.</p>
<blockquote>If you cannot find a project on the portal, do not pay until somebody shows you where it is.</blockquote>
<p>Small projects may not need a registration at all. Ask the regulator, not the seller, whether yours is one of them.</p>`,
  },
  {
    title: 'The agreement for sale: clauses to read twice',
    author: 'S. Iyer',
    theme: 'ledger',
    body: `<p>An agreement for sale is long because it has to survive bad weather. Most of it is routine; a few clauses decide how a dispute would end.</p>
<h2>What must be in it</h2>
<ul><li>The carpet area, and what happens if it changes</li><li>The date of possession, and the interest payable on either side for delay</li><li>The schedule of payments, tied to stages you can see</li><li>The specification, with makes and grades</li></ul>
<p>Under the Real Estate Act a promoter may not take more than ten per cent of the price before a written agreement has been registered. A booking form is not that agreement.</p>
<h2>Words that cost money</h2>
<p>Look for the words “subject to”, “as decided by” and “non-refundable”. They are not always wrong, but each deserves a sentence of explanation in writing.</p>
<p>Give the draft to a lawyer of your own before you sign, and keep every version you were sent.</p>`,
  },
  {
    title: 'Freehold and leasehold: what you own and for how long',
    author: 'A. Deshpande',
    theme: 'arches',
    body: `<p>With freehold property you own the land, or your share in it, without an end date. With leasehold you own the right to use it for a term, often ninety-nine years, from an authority or a private lessor.</p>
<h2>Why it matters on the day you sell</h2>
<p>A leasehold home may need the consent of the lessor before it changes hands, and a transfer charge may fall due. Banks look at the years that remain and at the ground rent.</p>
<ol><li>Ask for the lease deed and read the term.</li><li>Check that ground rent has been paid.</li><li>Find out whether conversion to freehold is offered, and what it costs.</li></ol>
<p>Neither form is good or bad in itself. A long lease in a good place can be worth more than a freehold far away.</p>`,
  },
  {
    title: 'Joint names, nominees and heirs: three different things',
    author: 'N. Kulkarni',
    theme: 'courtyard',
    body: `<p>Families often buy together, and then believe that the nominee in the society register will own the flat. That is usually not how it works.</p>
<h2>Joint owners</h2>
<p>The sale deed says who owns what share. If it says nothing, equal shares are the common reading. Each owner can claim the tax relief for which that person qualifies, on the loan that person repays.</p>
<h2>Nominees</h2>
<p>A nominee is somebody to whom a society or bank may hand things over. Courts have generally treated nominees as trustees for the heirs, not as owners.</p>
<blockquote>A nomination saves time. Only a will, or the law of succession, decides who inherits.</blockquote>
<p>Write a will, have it witnessed, and tell one person where it is. It is the cheapest document in the whole story of a home.</p>`,
  },
];
