import type { Article } from './article.ts';

/** Loans, taxes and charges. */
export const moneyArticles: Article[] = [
  {
    title: 'What your EMI is made of',
    author: 'S. Iyer',
    theme: 'ledger',
    body: `<p>An equated monthly instalment stays the same while its parts change places. In the first years most of it is interest; towards the end it is nearly all principal.</p>
<h2>An example</h2>
<p>Fifty lakh rupees at 8.5 per cent over twenty years cost about Rs. 43,391 a month. Over fifteen years the instalment rises to about Rs. 49,237, and the interest paid in total falls from some 54 lakh to some 39 lakh.</p>
<ul><li>A shorter term costs more each month and far less in all.</li><li>A lower rate matters most in the early years.</li><li>A larger down payment helps at every stage.</li></ul>
<p>Our calculator uses the reducing-balance method, as banks do. Put in your own numbers before you fall in love with a balcony.</p>`,
  },
  {
    title: 'Stamp duty and registration, step by step',
    author: 'R. Menon',
    theme: 'ledger',
    body: `<p>Stamp duty is a tax of the state on the document; the registration fee pays for entering it in the register. Both differ from state to state, and some states ask less when a woman buys.</p>
<h2>The order of things</h2>
<ol><li>Find the circle rate or guidance value for your street.</li><li>Duty is worked out on that value or on the price, whichever is higher.</li><li>Pay online or through the authorised bank, and keep the receipt.</li><li>Book a slot at the sub-registrar and bring both parties, two witnesses and the originals.</li></ol>
<p>A deed should be presented for registration within four months of its signing. Later is possible only with reasons and a fine.</p>
<h2>What to budget</h2>
<p>As a rule of thumb keep seven to nine per cent of the price aside for duty, registration and the small bills that come with them, and check the current figures of your state.</p>`,
  },
  {
    title: 'GST on homes: when it is charged and when it is not',
    author: 'A. Deshpande',
    theme: 'jaali',
    body: `<p>Goods and services tax is charged on homes that are sold while they are being built. It is not charged on a home that is sold after its completion certificate has been issued, nor on a resale between owners.</p>
<h2>What buyers should ask</h2>
<ul><li>Which rate applies to this project, and on what part of the price?</li><li>Has the completion certificate been issued, and on which day?</li><li>Are parking and club charges taxed separately?</li></ul>
<p>Rates are set by the council and have changed before. At the time of writing most homes under construction carry five per cent without input credit, and homes that count as affordable carry one per cent.</p>
<p>Ask for the tax as a line of its own on every demand note, and for the registration number of the firm that charges it.</p>`,
  },
  {
    title: 'Prepaying a home loan: when it helps most',
    author: 'P. Banerjee',
    theme: 'stepwell',
    body: `<p>A bonus, a matured deposit, the sale of a car: sooner or later there is money that could go into the loan. Whether it should is a matter of arithmetic and of sleep.</p>
<h2>The arithmetic</h2>
<p>Money prepaid early saves interest for all the years that remain. The same amount in the last third of the term saves little. Lenders in India may not charge individuals for prepaying a floating-rate home loan.</p>
<ul><li>Keep six instalments in reserve first.</li><li>Choose a shorter term over a smaller instalment, if you can.</li><li>Ask for a fresh schedule in writing afterwards.</li></ul>
<h2>The sleep</h2>
<p>Some people rest better without a debt, even if a fund might earn more. That is a good reason too.</p>`,
  },
];
