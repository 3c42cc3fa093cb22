import type { Article } from './article.ts';

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
    body: `<p>A site visit is an interview. You are the one who asks. Take water, a notebook and somebody who is not in love with the place.</p>
<h2>About the building</h2>
<ol><li>Where does the water come from in May?</li><li>What does the back-up power cover?</li><li>How many lifts serve how many homes?</li><li>Where do delivery people wait?</li><li>What stands on the empty plot next door, by the master plan?</li><li>Where is the sewage treated?</li></ol>
<h2>About the home</h2>
<ol><li>Where is north?</li><li>Does every bathroom have a window or a shaft?</li><li>Can the washing machine stand where it drains?</li><li>Which walls may be moved?</li><li>Where does the sun come in at four?</li><li>What did the neighbours change after they moved in?</li></ol>
<p>Write the answers down and send them to the seller by mail. What is confirmed in writing is remembered better.</p>`,
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
