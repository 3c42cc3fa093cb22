import type { CoverTheme } from '../drawings/index.ts';

/** A blog article. */
export interface Article {
  title: string;
  author: string;
  theme: CoverTheme;
  /** HTML: paragraphs, second-level headings, lists, quotations. */
  body: string;
}

/** How to look at homes and choose one. */
export const choosingArticles: Article[] = [
  {
    title: 'Carpet, built-up and super built-up area, once and for all',
    author: 'N. Kulkarni',
    theme: 'jaali',
    body: `<p>Three numbers describe one flat, and the largest one is printed in the largest type. Here is what each of them counts.</p>
<h2>The three areas</h2>
<ul><li><strong>Carpet area</strong> is the usable floor inside the flat, with the walls between the rooms and without the outer walls, shafts and balconies.</li><li><strong>Built-up area</strong> adds the outer walls and the balconies.</li><li><strong>Super built-up area</strong> adds a share of lobbies, stairs, lifts and clubhouse.</li></ul>
<h2>Compare like with like</h2>
<p>Two flats of 1,500 square feet can differ by a whole bedroom. Divide the price by the carpet area, which the agreement has to state, and compare that.</p>
<p>On our pages we show built-up area, because that is what sellers enter most often. The carpet area is one of the first things our advisors ask for.</p>`,
  },
  {
    title: 'Ready to move or under construction?',
    author: 'R. Menon',
    theme: 'horizon',
    body: `<p>A finished home can be walked through. An unfinished one costs less and asks for patience. The right choice depends on your rent, your savings and your nerves.</p>
<h2>In favour of ready</h2>
<p>You see the light, hear the road and meet the neighbours. There is no goods and services tax after completion, and rent stops on the day you move.</p>
<h2>In favour of waiting</h2>
<p>Payments are spread over the stages of the work. There is a wider choice of floors, and the price is usually lower by the risk you take.</p>
<blockquote>Buy the builder's last three projects in your mind before you buy the next one with your money.</blockquote>
<ul><li>Check the registered completion date.</li><li>Add rent and interest for the months in between.</li><li>Visit a finished project of the same firm on a weekday evening.</li></ul>`,
  },
  {
    title: 'Twelve questions for a site visit',
    author: 'F. Qureshi',
    theme: 'arches',
    body: `<p>A site visit is an interview. You are the one who asks. Take water, a notebook and someone who is not in love with the place.</p>
<h2>About the building</h2>
<ol><li>Where does the water come from in May?</li><li>What does the back-up power cover?</li><li>How many lifts serve how many homes?</li><li>Where do delivery people wait?</li><li>What stands on the empty plot next door, by the master plan?</li><li>Where is the sewage treated?</li></ol>
<h2>About the home</h2>
<ol><li>Where is north?</li><li>Does every bathroom have a window or a shaft?</li><li>Can the washing machine stand where it drains?</li><li>Which walls may be moved?</li><li>Where does the sun come in at four?</li><li>What did the neighbours change after they moved in?</li></ol>
<p>Write the answers down and send them to the seller by email. What is confirmed in writing is remembered better.</p>`,
  },
  {
    title: 'Sun, breeze and rain: what a good plan does',
    author: 'T. Lalrinpuii',
    theme: 'courtyard',
    body: `<p>Long before air conditioning, houses here kept cool by shade, draught and thick walls. The rules still work in a tower.</p>
<h2>Which side faces what</h2>
<p>In most of India the west side heats up in the afternoon, so kitchens, stairs and bathrooms do well there. Living rooms like the north, bedrooms the east.</p>
<ul><li>Look for windows on two sides of a room.</li><li>Balconies of five feet keep rain and high sun out.</li><li>A door opposite a window makes a draught.</li></ul>
<p>Many buyers also ask for vastu. Much of it agrees with the sun: an open north-east and a heavier south-west are sensible in this climate.</p>
<p>Stand in the flat at four in the afternoon in summer. No brochure will tell you more.</p>`,
  },
];

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
<blockquote>If you cannot find a project on the portal, do not pay until someone shows you where it is.</blockquote>
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
<p>A nominee is someone to whom a society or bank may hand things over. Courts have generally treated nominees as trustees for the heirs, not as owners.</p>
<blockquote>A nomination saves time. Only a will, or the law of succession, decides who inherits.</blockquote>
<p>Write a will, have it witnessed, and tell one person where it is. It is the cheapest document in the whole story of a home.</p>`,
  },
];

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
