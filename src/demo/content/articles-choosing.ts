import type { Article } from './article.ts';

/** How to look at homes and choose one. */
export const choosingArticles: Article[] = [
  {
    title: 'Carpet, built-up and super built-up area, once and for all',
    author: 'N. Kulkarni',
    theme: 'jaali',
    body: `<p>Three numbers describe one flat, and the largest of them is usually printed in the largest type. If you compare a carpet area with a super built-up area, you can be wrong by a whole bedroom. This is what each number counts and how to turn one into another.</p>
<h2>The three areas</h2>
<table><thead><tr><th>Area</th><th>What it counts</th><th>Typical, for a 1,000 sq ft carpet</th></tr></thead><tbody><tr><td>Carpet area (RERA)</td><td>Usable floor inside the flat, with the walls between rooms; without outer walls, shafts, balcony and open terrace</td><td>1,000 sq ft</td></tr><tr><td>Built-up area</td><td>Carpet area, outer walls, balconies and utility</td><td>1,120 to 1,250 sq ft</td></tr><tr><td>Super built-up or saleable area</td><td>Built-up area and a share of lobbies, stairs, lifts, clubhouse</td><td>1,300 to 1,500 sq ft</td></tr></tbody></table>
<p>Only the first has a definition in central law. Section 2(k) of the Real Estate Act says what carpet area is, and a promoter must sell on that basis and state it in the agreement. Built-up and super built-up area are customs of the trade. Builders count them in different ways, so two flats with the same super area can have quite different rooms.</p>
<h2>RERA carpet and the older carpet</h2>
<p>Before 2017 many people meant by carpet area the floor between finished walls: the space in which you could lay a carpet. The RERA definition includes internal partition walls, which makes it some three to five per cent larger. When an older resale flat is described by carpet area, ask which one is meant, or measure.</p>
<h2>Loading</h2>
<p>Loading is the difference between super built-up and carpet area, as a share of the carpet area. If the carpet area is 1,000 sq ft and the saleable area 1,400 sq ft, loading is forty per cent. In towers with large lobbies and clubhouses it has grown over the years. High loading is not a fraud in itself: lifts and lobbies cost money. But you should know what you pay for.</p>
<ul><li>Up to 25 per cent: low, common in older low-rise buildings.</li><li>30 to 40 per cent: usual in today’s towers.</li><li>Above 45 per cent: ask what is counted.</li></ul>
<h2>Compare like with like</h2>
<p>Take two flats at the same price.</p>
<table><thead><tr><th></th><th>Flat A</th><th>Flat B</th></tr></thead><tbody><tr><td>Price</td><td>₹1.20 crore</td><td>₹1.20 crore</td></tr><tr><td>Super built-up area</td><td>1,500 sq ft</td><td>1,400 sq ft</td></tr><tr><td>Carpet area</td><td>1,020 sq ft</td><td>1,060 sq ft</td></tr><tr><td>Price per sq ft, super</td><td>₹8,000</td><td>₹8,571</td></tr><tr><td>Price per sq ft, carpet</td><td>₹11,765</td><td>₹11,321</td></tr></tbody></table>
<p>By the advertised rate A looks cheaper. By the floor you live on, B is. Always divide the all-in price by the carpet area.</p>
<h2>Balconies, terraces and parking</h2>
<p>Exclusive balconies and open terraces are outside the RERA carpet area, but they should be stated separately in the agreement. Look at the plan: some layouts show a balcony that will be enclosed and advertised as a room. That needs permission. Parking is not part of any of the three areas. An open parking space in the common area cannot be sold to you as separate property; a covered garage can.</p>
<h2>How to measure a flat</h2>
<ol><li>Use a laser meter or a tape, and measure wall to wall at floor level.</li><li>Multiply length by width for each room; split L-shaped rooms into two.</li><li>Add wardrobe recesses and the floor of the door openings.</li><li>Add partition walls if you want the RERA figure: about four inches each for block walls.</li><li>Leave out shafts, outer walls and balconies.</li></ol>
<p>Compare the sum with the agreement. A difference of two or three per cent is a matter of plaster and tiles. Ten per cent is a matter for your lawyer.</p>
<h2>Where each area is used</h2>
<ul><li><strong>Agreement and RERA:</strong> carpet area</li><li><strong>Property tax:</strong> carpet or built-up, by city</li><li><strong>Stamp duty:</strong> often built-up area times the government rate, by state</li><li><strong>Maintenance:</strong> often super built-up area, sometimes equal for all flats</li><li><strong>Society vote:</strong> usually one flat, one vote</li></ul>
<h2>On our pages</h2>
<p>Listings show built-up area, because sellers state it most often, and carpet area wherever we have it. If it is missing, ask your advisor: it is one of the first things we ask the seller for.</p>
<blockquote>One question settles most confusion: “What is the RERA carpet area, and where in the agreement does it stand?”</blockquote>`,
  },
  {
    title: 'Ready to move or under construction?',
    author: 'R. Menon',
    theme: 'horizon',
    body: `<p>A finished flat can be walked through tomorrow. One under construction costs less today and asks for patience, trust and a second look at the taxes. The right choice depends on your rent, your savings and how much delay your plans can take.</p>
<h2>The two side by side</h2>
<table><thead><tr><th>Point</th><th>Ready to move</th><th>Under construction</th></tr></thead><tbody><tr><td>Price</td><td>Higher</td><td>Lower, by the risk you take</td></tr><tr><td>GST</td><td>None after completion</td><td>5 per cent, or 1 per cent for affordable homes</td></tr><tr><td>Payment</td><td>All within weeks</td><td>In stages</td></tr><tr><td>What you see</td><td>The flat itself</td><td>A sample flat and drawings</td></tr><tr><td>Choice of floors</td><td>What is left</td><td>Wider</td></tr><tr><td>Rent and EMI together</td><td>No</td><td>Often, for years</td></tr><tr><td>Risk of delay</td><td>None</td><td>Yours, with remedies</td></tr></tbody></table>
<h2>GST, in plain words</h2>
<p>Goods and services tax is charged on homes that are sold before completion. Since 1 April 2019 the rate has been five per cent without input credit, and one per cent for affordable housing. A home counts as affordable if the price is up to ₹45 lakh and the carpet area up to 60 square metres in the metropolitan cities on the list, or up to 90 square metres elsewhere. These were the rules when we checked in November 2026; the GST Council can change them, so ask for the current rate in writing.</p>
<ul><li>There is no GST on a flat sold after the completion certificate has been issued, if nothing was paid before.</li><li>There is none on a resale between individuals.</li><li>There is none on land, but charges for services around it may be taxed.</li><li>Stamp duty is payable in both cases.</li></ul>
<p>So a ready flat at ₹84 lakh costs the same as an unfinished one at ₹80 lakh plus GST. Put that into your comparison before you admire the discount.</p>
<h2>Add the rent</h2>
<p>Suppose you pay ₹30,000 a month in rent, and the project needs three years. That is ₹10.8 lakh, before any delay. Add the interest on what the bank has already paid to the builder. If the price gap is smaller than the sum, the ready flat is the cheaper one.</p>
<h2>In favour of ready</h2>
<ol><li>You see light, noise, water pressure and neighbours.</li><li>The occupancy certificate exists, and you can read it.</li><li>You can move in, or let it, at once.</li><li>The association is at work; read its accounts.</li></ol>
<p>Look harder at age. Lifts, waterproofing and plumbing come up for replacement after twelve to fifteen years. Ask what the sinking fund holds.</p>
<h2>In favour of under construction</h2>
<ol><li>Payments are spread over the work.</li><li>You choose the tower, the floor and the direction.</li><li>Small changes inside the flat may be possible.</li><li>New buildings often have better lifts, fire systems and parking.</li></ol>
<p>The law gives you remedies: a registered completion date, a separate account for seventy per cent of the money, interest for delay, and refund if you withdraw because of it. Remedies take time, though. They are no substitute for a builder who finishes.</p>
<h2>How to judge a builder</h2>
<ul><li>List the last five projects with promised and actual dates. The RERA portal has both.</li><li>Visit one finished project on a weekday evening and talk to three residents.</li><li>Search orders of the authority against the promoter.</li><li>See how far the approvals go: commencement up to which floor?</li><li>Ask who lends to the project.</li></ul>
<h2>The middle way</h2>
<p>Near-possession projects, with the structure complete and finishing in progress, carry less risk and often still cost less than ready homes. GST applies until the completion certificate is issued. Resale of a flat in an unfinished project is possible too, but needs the builder’s consent, a transfer fee and care with the tax.</p>
<h2>Which one fits you?</h2>
<blockquote>If a delay of one year would hurt you, buy ready. If it would only annoy you, you can consider waiting.</blockquote>
<p>Families with school admissions to plan, people who retire soon and buyers whose EMI and rent together exceed half of their income should look at ready homes first. Buyers with a home of their own, a long horizon and steady savings can afford to wait, provided that the builder’s record is good and the papers are complete.</p>`,
  },
  {
    title: 'Twelve questions for a site visit',
    author: 'F. Qureshi',
    theme: 'horizon',
    body: `<p>A site visit takes an hour, and most people spend it looking at tiles. Tiles can be changed. Water, light, neighbours and approvals cannot. Take these twelve questions with you, and write the answers down while you stand there.</p>
<h2>About the building</h2>
<ol><li><strong>Where does the water come from in May?</strong> Municipal supply, borewell or tankers, and what do tankers cost each flat per month?</li><li><strong>What does the power backup cover?</strong> Only lifts and lights, or your fridge and one AC? Is diesel billed by meter?</li><li><strong>How many lifts serve how many flats?</strong> One lift for every thirty to forty flats is comfortable. Is one large enough for a stretcher?</li><li><strong>Is there an occupancy certificate?</strong> For a finished building ask to see it. For an unfinished one ask for the commencement certificate and the floors it covers.</li><li><strong>What may be built on the empty land next door?</strong> The master plan tells. Today’s open view can be tomorrow’s tower.</li><li><strong>What are the maintenance charge and the arrears?</strong> Ask how many flats do not pay. Above ten per cent, services suffer.</li></ol>
<h2>About the flat</h2>
<ol><li><strong>What is the RERA carpet area?</strong> Not the built-up and not the super area.</li><li><strong>Where does the afternoon sun come in?</strong> West-facing bedrooms stay hot into the night. Carry a compass on your phone.</li><li><strong>Is there any sign of seepage?</strong> Look at ceilings below bathrooms, at the back of wardrobes and around windows. Fresh paint on one wall only is a sign.</li><li><strong>Do all rooms get air?</strong> Open a window and the opposite door, and feel for a draught.</li><li><strong>Which parking space is yours?</strong> Go and see it, and reverse a car into it if you can.</li><li><strong>What stays?</strong> ACs, wardrobes, geysers, lights and the water purifier. List them.</li></ol>
<h2>When to go</h2>
<p>Go twice. Once around four in the afternoon, when heat and light are at their worst, and once on a weekday between eight and nine in the morning or six and eight in the evening, when traffic is. If the city floods, go after heavy rain. A Sunday at eleven shows every place at its best.</p>
<h2>What to carry</h2>
<ul><li>Phone with camera, compass and a noise meter app</li><li>Measuring tape or laser meter</li><li>A phone charger, to test sockets</li><li>The floor plan, with the sizes of your bed and sofa</li><li>A friend who is not in love with the place</li></ul>
<h2>Walk around outside</h2>
<p>Spend fifteen minutes on foot. Walk to the nearest bus stop or metro station and count the minutes; brochure minutes are shorter. Look at the approach road: can two cars pass, and is there a footpath? Note drains, garbage points, transformers, mobile towers, wine shops, wedding halls and places with loudspeakers. None of them needs to end the matter, but you should know.</p>
<h2>Talk to people</h2>
<p>Guards, shopkeepers and residents tell you more than the sales office. Three questions usually open a conversation: since when do you live here, what would you change, and would you buy again? Ask about water, pets, tenants’ rules, visitors’ parking and how the committee handles complaints.</p>
<h2>Under construction: look at the work</h2>
<ol><li>Is there work today, and how many people are on site?</li><li>Are materials stored under cover?</li><li>Is curing done: are fresh slabs and columns wet?</li><li>Do walls look straight and corners square?</li><li>Does the sample flat show your plan, or a larger one with thin walls and small furniture?</li></ol>
<h2>Score it the same evening</h2>
<p>After the third visit homes run together. Give each of the following a mark from one to five on the same day: light, air, noise, water, plan, approach, parking, price. Add one sentence on what worried you most. Put a photograph of the building’s name first, so that your pictures sort themselves.</p>
<p>Then send the answers to the seller or the builder by email: “As discussed on Saturday, one covered parking, number 42, and both ACs are included.” If something is wrong, they will say so now and not at the registration.</p>
<blockquote>If a seller minds your questions, think about who will answer them after you have paid.</blockquote>`,
  },
  {
    title: 'How to read a floor plan before you visit',
    author: 'T. Lalrinpuii',
    theme: 'courtyard',
    body: `<p>A floor plan is a drawing to scale. With a ruler and ten minutes you can tell whether your furniture fits, which rooms will be hot and how much of the area is corridor. That saves many visits.</p>
<h2>Start with north and scale</h2>
<p>Find the north arrow first. Marketing plans often turn the drawing so that it fits the page; then up is not north. Next look for the dimensions. They are written as 10′6″ × 12′0″ or in metres, usually without finishes. Plaster and tiles take a few centimetres on each side.</p>
<p>If dimensions are missing, a standard door helps: main doors are about one metre wide, bathroom doors about 75 cm.</p>
<h2>Draw your furniture</h2>
<table><thead><tr><th>Item</th><th>Size, about</th><th>Free space needed</th></tr></thead><tbody><tr><td>King-size bed</td><td>1.8 × 2.0 m</td><td>60 cm on both sides</td></tr><tr><td>Wardrobe</td><td>60 cm deep</td><td>75 cm in front</td></tr><tr><td>Three-seater sofa</td><td>2.1 × 0.9 m</td><td>45 cm to the table</td></tr><tr><td>Dining table for six</td><td>1.5 × 0.9 m</td><td>75 cm all around</td></tr><tr><td>Kitchen platform</td><td>60 cm deep</td><td>1.0 m to walk and turn</td></tr><tr><td>Washing machine</td><td>60 × 60 cm</td><td>Tap, drain and socket</td></tr></tbody></table>
<p>A bedroom of 10 by 11 feet takes a double bed and a wardrobe. Below that, something has to give. A living room narrower than 10 feet feels like a passage.</p>
<h2>Follow a day</h2>
<ol><li>You come in with shopping. Where do shoes and bags go, and how far is the kitchen?</li><li>A guest sits on the sofa. Can the guest see into a bedroom or straight at a bathroom door?</li><li>Someone cooks. Is there a window, a place for the fridge and a utility for wet work?</li><li>Children study while others watch television. Is there a door in between?</li><li>A parent stays for a month. Is there a bedroom with a bathroom nearby and no step?</li><li>The help comes at seven. Does work happen without waking everyone?</li></ol>
<h2>Count what you cannot use</h2>
<p>Mark corridors, the foyer and odd corners. Up to eight per cent of the carpet area is normal; above twelve you are paying for a walk. Columns that stand in a room, doors that hit each other and windows that open into a shaft are other losses. A room drawn with a dotted line is not there yet.</p>
<h2>Light and air</h2>
<p>In most of India the west side takes the worst heat, from two in the afternoon. Kitchens, bathrooms and stairs do well there. East gives morning light, north gives even light, and south gets low winter sun, which is welcome in the north of the country. In coastal cities look at the sea breeze before the compass.</p>
<ul><li>Rooms with windows on two sides stay cooler.</li><li>A window opposite a door makes a draught; two windows on the same wall do not.</li><li>A balcony of five feet shades the room behind it and can be used in the rain.</li><li>A bathroom window beats an exhaust fan.</li></ul>
<p>Many buyers ask for vastu. Much of it agrees with sun and wind: an open north-east, a kitchen in the south-east, heavier walls in the south-west. If it matters to your family, check it now, because doors and kitchens are hard to move.</p>
<h2>Look at the whole floor</h2>
<p>The plan of the floor shows what the plan of the flat hides: whose door is opposite yours, where lift and garbage shaft are, which bedrooms share a wall with a neighbour’s living room, and how far the fire stairs are. Corner flats have more windows, and more sun on the outer walls.</p>
<h2>Which walls can move?</h2>
<p>In many new towers all walls are reinforced concrete and part of the structure. They cannot be cut, not even for a large AC duct. In framed buildings, thin walls between columns can often be moved with permission. Ask for the structural drawing before you plan a larger living room.</p>
<h2>Compare two plans</h2>
<p>Write for each: carpet area, balcony area, share of corridor, number of windows, storage, and the smallest bedroom. The better plan is not always the larger one. A 2 BHK of 720 square feet carpet with straight rooms can live larger than one of 800 with a long passage.</p>
<blockquote>Draw your bed first. If it fits in only one place, the room has one use.</blockquote>
<p>Then visit, with the plan in your hand, and check three measurements. If all three are right, the rest usually is too.</p>`,
  },
];
