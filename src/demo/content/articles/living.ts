import type { Article } from './article.ts';

/** Articles about the time after possession. */
export const livingArticles: Article[] = [
  {
    title: 'Possession day: a checklist for the first two hours',
    author: 'T. Lalrinpuii',
    theme: 'courtyard',
    body: `<p>On the day you get the keys everybody smiles, and nobody tests the drains. Take two hours, a bucket, a phone charger and a friend.</p>
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
