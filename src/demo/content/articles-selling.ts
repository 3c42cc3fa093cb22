import type { Article } from './article.ts';

/** Selling, papers for the bank, builder floors, and two drafts. */
export const sellingArticles: Article[] = [
  {
    title: 'Selling a flat: from the first call to the final document',
    author: 'F. Qureshi',
    theme: 'arches',
    body: `<p>A sale takes eight to twelve weeks when it goes well. Most of that time is paper, and most of the paper can be ready before the first visitor comes. Sellers who prepare sell sooner, and they seldom have to cut the price in the last week.</p>
<h2>Week 0: put the file together</h2>
<ol><li>Your registered deed and all earlier deeds</li><li>Occupancy or completion certificate and the sanctioned plan</li><li>Property-tax receipts for three years</li><li>Society share certificate, no-dues letter and NOC where required</li><li>Encumbrance certificate or search report</li><li>Loan statement and the bank’s list of documents, if there is a loan</li><li>Electricity, water and gas bills</li><li>Identity proof and PAN of all owners</li></ol>
<p>If an owner has died, if a name is spelt in two ways or if the mutation is missing, repair it now. It takes weeks, and buyers do not wait.</p>
<h2>Week 1: set the price</h2>
<p>Look at what was registered in your building in the last six to twelve months and not at what is advertised. Adjust for floor, view, parking and condition. A price that is five per cent too high often costs more months than it earns: the first three weeks bring most of the serious visitors, and they compare.</p>
<p>Decide three figures: the listed price, the price you hope for, and the one below which you will not sell. Write them down before the first offer.</p>
<h2>Week 1: prepare the flat</h2>
<ul><li>Repair taps, handles, tube lights and doors.</li><li>Treat seepage at its source; paint alone shows through within a month, and in the buyer’s inspection.</li><li>Clear balconies and tops of wardrobes. Empty space looks larger.</li><li>Photograph by day, lights on, from the corners, with the phone held level.</li></ul>
<h2>Week 2: write the listing</h2>
<p>State carpet area, floor, facing, parking, age, maintenance, ownership and what stays. Say what is close by with distances. Leave out “urgent sale” unless you want low offers. Be honest about weak points: “no lift to the terrace” costs you nothing, and it saves visits.</p>
<h2>Weeks 2 to 5: visits</h2>
<p>Fix hours, be on time, switch on the lights and let people look. Answer what you are asked. Note every visitor with date and comment; if five say the same, believe them. Keep originals out of sight. Show copies with the name of the recipient written across.</p>
<h2>The offer and the token</h2>
<p>Judge an offer by four things: price, own funds, loan status and date. A buyer with a sanction letter who can register in forty days may be worth more than a higher figure with “loan to be applied”. Take a token only with a receipt that states price, dates and what happens if either side withdraws or if the loan or title fails.</p>
<h2>The agreement</h2>
<table><thead><tr><th>Point</th><th>Usual practice</th></tr></thead><tbody><tr><td>Payment on agreement</td><td>10 to 20 per cent, by bank</td></tr><tr><td>Time to registration</td><td>30 to 90 days</td></tr><tr><td>Your loan</td><td>Closed from the buyer’s payment, paid directly to the bank</td></tr><tr><td>Dues</td><td>Yours up to the day of possession</td></tr><tr><td>Stamp duty, registration</td><td>The buyer’s, unless agreed otherwise</td></tr><tr><td>Society transfer fee</td><td>Often shared; write it down</td></tr><tr><td>Fixtures</td><td>List with photographs</td></tr></tbody></table>
<p>In some states the agreement must be stamped and registered too. Ask your lawyer.</p>
<h2>Tax</h2>
<p>If the price or the stamp value is ₹50 lakh or more, the buyer deducts one per cent from what is paid to a resident seller and deposits it against the seller’s PAN. Since April 2026 the rule stands in section 393 of the Income-tax Act 2025; it was section 194-IA before. Ask for the certificate and check that the credit appears in your tax statement. For a seller who lives abroad the deduction is higher; apply for a lower-rate certificate in time.</p>
<p>Your gain is taxed as long-term if you held the home for more than two years. Reliefs exist for buying or building another home and for certain bonds, with deadlines that start on the day of the sale. The rates and the treatment of older purchases were changed in 2024. See an accountant before you sign, not in July.</p>
<h2>The last day</h2>
<ol><li>Balance received and confirmed by your bank</li><li>Deed signed before the sub-registrar, with two witnesses</li><li>Original documents handed over against a list</li><li>Keys, meter readings, gate cards, remote controls</li><li>Letters to the society and the electricity company</li></ol>
<p>Keep certified copies of everything, and the proof of the improvements that you paid for. You will need them for the tax return.</p>
<blockquote>A buyer’s confidence comes from papers that agree with one another. Have them ready, and the price talks become shorter.</blockquote>`,
  },
  {
    title: 'The home-loan file: eligibility, FOIR and papers',
    author: 'K. Reddy',
    theme: 'stepwell',
    body: `<p>A loan officer wants to know three things: who you are, what you earn, and whether the seller owns what is being sold. Every paper in the file answers one of them. If you know how the bank calculates, you can find out what you may borrow before you look at the first flat.</p>
<h2>Two limits</h2>
<p>The bank works out two amounts and lends the smaller one: what your income can carry, and what the property is worth.</p>
<h2>Limit 1: income, or FOIR</h2>
<p>FOIR means fixed obligations to income ratio: all EMIs together, the new one included, divided by net monthly income. Lenders commonly allow forty to fifty-five per cent, more at higher incomes. It is the lender’s policy and not a law, so two banks can give two answers.</p>
<table><thead><tr><th>Example</th><th>Amount</th></tr></thead><tbody><tr><td>Net monthly income, two earners</td><td>₹1,40,000</td></tr><tr><td>FOIR of 50 per cent</td><td>₹70,000</td></tr><tr><td>Less car loan EMI</td><td>₹12,000</td></tr><tr><td>Room for a home-loan EMI</td><td>₹58,000</td></tr><tr><td>Loan at 8.5 per cent, 20 years</td><td>about ₹66.8 lakh</td></tr></tbody></table>
<p>Each lakh at 8.5 per cent over twenty years costs about ₹868 a month. Divide your room by that figure, and you have the loan in lakhs. Without the car loan the same couple could borrow about ₹80.6 lakh. Closing a small loan before you apply often helps more than a better rate.</p>
<h2>Limit 2: value, or LTV</h2>
<p>The Reserve Bank limits the share of the value that a bank may lend.</p>
<ul><li>Loans up to ₹30 lakh: up to 90 per cent</li><li>Above ₹30 lakh and up to ₹75 lakh: up to 80 per cent</li><li>Above ₹75 lakh: up to 75 per cent</li></ul>
<p>Stamp duty, registration and similar charges are generally not counted in the value. So for a flat of ₹90 lakh you need at least a fifth from your own funds, plus the duty and the fees. The bank uses its own valuation, which may be below your price.</p>
<h2>What raises or lowers the amount</h2>
<ol><li><strong>Credit score.</strong> Above 750 is good. Get your free yearly report and correct mistakes three months ahead.</li><li><strong>Age.</strong> The loan should end before retirement, so the term shrinks after forty-five.</li><li><strong>Stable income.</strong> Two years in a job, or three years of returns for the self-employed.</li><li><strong>Co-applicant.</strong> A spouse or a parent with income adds room. Owners must usually be co-applicants.</li><li><strong>Cards.</strong> Lenders count a part of the amount outstanding.</li></ol>
<h2>Papers about you</h2>
<table><thead><tr><th>Salaried</th><th>Self-employed</th></tr></thead><tbody><tr><td>PAN, Aadhaar, photographs</td><td>PAN, Aadhaar, photographs</td></tr><tr><td>Salary slips, three to six months</td><td>Returns with computation, three years</td></tr><tr><td>Form 16, two years</td><td>Balance sheet and profit and loss account</td></tr><tr><td>Bank statements, six to twelve months</td><td>Bank statements, twelve months</td></tr><tr><td>Employment letter</td><td>GST returns, registration of the business</td></tr><tr><td>Statements of other loans</td><td>Statements of other loans</td></tr></tbody></table>
<h2>Papers about the home</h2>
<ul><li>Agreement or draft, and the cost sheet</li><li>Chain of title for the years that the bank asks for, often thirteen to thirty</li><li>Encumbrance certificate or search report</li><li>Sanctioned plan and occupancy certificate, or RERA registration and commencement certificate</li><li>Tax receipt, society NOC</li><li>For resale: the seller’s loan statement, if any</li></ul>
<p>The bank’s lawyer and valuer check these for the bank. Have your own lawyer check them for you.</p>
<h2>The order of things</h2>
<ol><li><strong>Pre-approved sanction:</strong> on income alone, valid for some months. Get it before you search.</li><li><strong>Property check:</strong> legal and technical, one to two weeks.</li><li><strong>Final sanction letter:</strong> read rate, benchmark, spread, reset dates, fees and conditions.</li><li><strong>Loan agreement and mortgage:</strong> by deposit of title deeds in most states, with stamp duty.</li><li><strong>Disbursement:</strong> by transfer or draft to the seller or builder.</li></ol>
<h2>Compare offers</h2>
<p>Look at the annual percentage rate in the key facts statement and not only at the headline rate. Ask each lender the same five questions: spread over the benchmark, processing fee, legal and valuation fee, conversion fee later, and charges for statements. Insurance is sensible, but you may choose the company.</p>
<h2>If the bank says no</h2>
<p>Ask for the reason. Income too low: add a co-applicant or lengthen the term. Score too low: pay down cards, wait six months. Papers incomplete: take this as a warning about the property. Do not apply to six lenders in a month; every enquiry leaves a mark on your report.</p>
<blockquote>A sanction letter in your pocket makes you the buyer whose offer is taken seriously.</blockquote>`,
  },
  {
    title: 'Builder floors: a home without a tower',
    author: 'R. Menon',
    theme: 'courtyard',
    body: `<p>In Delhi, Gurugram, Faridabad, Chandigarh and other northern cities many families live on a builder floor: one floor of a low building on its own plot, usually with stilt parking, a lift and one home on each level. It offers space, few neighbours and a share of the land. It also has questions of its own, and they are not those of a tower.</p>
<h2>What you buy</h2>
<p>You buy the floor and an undivided share in the plot, often a quarter or a third. The deed should state three things clearly: the floor with its area, the share of the land as a fraction, and the rights to the terrace, the stilt, the basement and the servant rooms. What is not in the deed is open to argument.</p>
<table><thead><tr><th></th><th>Builder floor</th><th>Flat in a tower</th></tr></thead><tbody><tr><td>Homes in the building</td><td>3 to 5</td><td>60 and more</td></tr><tr><td>Share of land</td><td>Large, named in the deed</td><td>Small</td></tr><tr><td>Loading on carpet area</td><td>Low</td><td>30 to 45 per cent</td></tr><tr><td>Monthly charge</td><td>Low, by agreement</td><td>Fixed by the association</td></tr><tr><td>Club, pool, guards</td><td>Seldom</td><td>Usually</td></tr><tr><td>Decisions</td><td>Four families</td><td>A committee</td></tr></tbody></table>
<h2>Approvals to check</h2>
<ol><li><strong>Sanctioned plan.</strong> Count floors on the plan and on the street. Four floors over stilts need a plan that says so; the rules have changed several times in Haryana.</li><li><strong>Completion or occupancy certificate</strong> for the building.</li><li><strong>Colony.</strong> Is it licensed, regularised or unauthorised? In Delhi ask on what basis it may be registered.</li><li><strong>Separate registration of floors.</strong> Allowed in many places, but not everywhere.</li><li><strong>RERA.</strong> Small plots and few units may be exempt. If the plot is above 500 square metres or there are more than eight units, ask for the number.</li><li><strong>Stilt.</strong> It is for parking. A flat or a shop there is at risk.</li></ol>
<h2>Terrace rights</h2>
<p>“With roof rights” can mean use of the terrace or the right to build another floor. The second has a value only if the by-laws permit that floor and the foundation carries it. If you buy a lower floor, see who owns the terrace, who may put water tanks and dish antennas there, and who repairs the waterproofing. The family on the top floor lives with leaks for which all are responsible.</p>
<h2>Basement and parking</h2>
<p>Basements are usually permitted for storage or certain uses, not for bedrooms. For parking ask for a sketch with numbers. Two cars for each floor on a plot of 200 square yards often means that one blocks another. Try it on a Sunday evening.</p>
<h2>Which floor?</h2>
<ul><li><strong>First:</strong> easy by stairs, close to the street; often the most expensive.</li><li><strong>Second:</strong> a balance of light and stairs.</li><li><strong>Third:</strong> more light, cheaper, depends on the lift.</li><li><strong>Top:</strong> terrace and sky, and heat. Look at roof insulation.</li></ul>
<h2>Construction</h2>
<p>Small builders differ more than large ones. Look at work that is five years old: damp at the foot of walls, cracks at the joint of column and wall, the lift’s make, the thickness of wires. Much of north India has a high earthquake risk, so ask for the structural drawing and the engineer’s name. A stilt level with slender columns and no walls is the part that suffers in an earthquake.</p>
<h2>Living with three other families</h2>
<p>Without an association there is no one who fines and no one who repairs. Four families can agree on a painter in one evening, or fail to for years. Before you buy, meet the others and ask for a short written arrangement:</p>
<ol><li>Monthly sum for lift, pump, cleaning and stairs light</li><li>Who collects it, and a bank account for it</li><li>Shares for large repairs: lift, terrace, outside paint, sewer</li><li>Parking places, visitors, deliveries</li><li>Noise, pets, tenants, working hours of staff</li></ol>
<h2>Price and resale</h2>
<p>Value follows the land. Compare prices by the land share and by the carpet area, for the same floor in the same block. Floors in planned colonies with parks and wide roads sell more easily than new ones in narrow lanes. Banks lend if title, plan and completion are in order; ask for an earlier loan on the same building as a sign.</p>
<h2>Before you pay</h2>
<ul><li>Deed of the plot and chain of title</li><li>Sanctioned plan, completion, lift licence</li><li>Draft deed with fraction, terrace, parking</li><li>Separate electricity and water meters</li><li>Tax receipt, and mutation by floor</li><li>Names of the other owners</li></ul>
<blockquote>In a builder floor you choose your neighbours almost as much as your home. Have tea with them first.</blockquote>`,
  },
  {
    title: 'Rainwater and rooftop solar for housing societies',
    author: 'T. Lalrinpuii',
    theme: 'jaali',
    body: `<p>Rain and sunlight fall on every roof without a bill. Societies that use them spend less on tankers and electricity and depend less on both. Neither needs a large committee. It needs figures, three quotations and someone who looks after it.</p>
<h2>Rain: how much is there?</h2>
<p>Multiply roof area by rainfall and by 0.8 for what splashes and evaporates. One millimetre on one square metre is one litre.</p>
<table><thead><tr><th>City</th><th>Rain a year, about</th><th>From 1,000 sq m of roof</th></tr></thead><tbody><tr><td>Jaipur</td><td>600 mm</td><td>4.8 lakh litres</td></tr><tr><td>Delhi</td><td>750 mm</td><td>6 lakh litres</td></tr><tr><td>Bengaluru</td><td>950 mm</td><td>7.6 lakh litres</td></tr><tr><td>Chennai</td><td>1,400 mm</td><td>11.2 lakh litres</td></tr><tr><td>Mumbai</td><td>2,200 mm</td><td>17.6 lakh litres</td></tr></tbody></table>
<p>A tanker brings ten to twelve thousand litres. You can count what a monsoon is worth.</p>
<h2>Store or recharge?</h2>
<ul><li><strong>Store</strong> where rain comes in many months and space allows: sump, filter, pump. Use it for flushing, washing and gardens, or for drinking after treatment.</li><li><strong>Recharge</strong> where it comes in a few heavy weeks: roof pipes, a first-flush diverter, a filter chamber, and a recharge well into the layer that your borewell draws from.</li></ul>
<p>Let a hydrogeologist choose depth and place. Never lead water from driveways, drains or gardens with fertiliser into a recharge well. Many states require harvesting for buildings above a certain plot size, and some give a rebate on property tax or a penalty without it. Ask the water board.</p>
<h2>Upkeep</h2>
<ol><li>Sweep the roof before the first rain and let the first shower run off.</li><li>Clean the filter twice in the season.</li><li>Desilt pits once a year.</li><li>Note the water level of the borewell each month; that is your proof.</li></ol>
<h2>Sun: what can move to solar?</h2>
<p>Common lights, pumps, lifts and the clubhouse run on one or two meters, often at a high tariff. They are the easiest load. As a rule one kilowatt of panels needs about ten square metres of roof without shade and yields some 1,200 to 1,500 units a year in most of India.</p>
<table><thead><tr><th>Example: 40 kW</th><th></th></tr></thead><tbody><tr><td>Roof needed</td><td>about 400 sq m</td></tr><tr><td>Yield</td><td>about 54,000 units a year</td></tr><tr><td>Value at ₹8 a unit</td><td>about ₹4.3 lakh a year</td></tr><tr><td>Life of panels</td><td>25 years, slowly declining</td></tr></tbody></table>
<p>With net metering, what you do not use by day is credited against the night. Limits, charges and the settlement of surplus differ by state and change. The central scheme for rooftop solar has offered support to residents’ associations for common facilities, including charging points for vehicles. Look at the national portal for the present rate and limit.</p>
<h2>Before you decide</h2>
<ul><li>Twelve months of bills for the common meters</li><li>A structural engineer’s note on the roof, because panels catch wind</li><li>A shadow study for 22 December, when the sun is lowest</li><li>Who owns the terrace, and a resolution of the general meeting</li><li>Waterproofing first: it is costly to lift panels in year three</li></ul>
<h2>Compare quotations</h2>
<ol><li>Yield in units a year, guaranteed, with a penalty</li><li>Make of panels and inverter, with warranty on paper</li><li>Height of the structure: can people walk and hang clothes below?</li><li>Lightning protection, earthing and insurance</li><li>Cleaning and service for five years in the price</li></ol>
<p>Buying pays back in four to six years in many places. Under a service contract the company owns the plant and sells you units at a fixed price; you invest nothing and save less.</p>
<h2>Make it last</h2>
<p>Dust takes more than clouds do: clean panels every two or three weeks in the dry months, in the early morning, with soft water. Put the daily yield on the notice board. When people see it, someone notices the day it drops.</p>
<blockquote>Start with a leak survey and LED lights. The cheapest litre and the cheapest unit are those you do not need.</blockquote>`,
  },
  {
    title: 'Farmhouses: what may be built, and where',
    author: 'A. Deshpande',
    theme: 'horizon',
    body: `<p>A house among trees, an hour from the office: the wish is old, and so is the paperwork. A farmhouse stands on agricultural land or in a zone made for it. What may be built there, how large, and who may buy the land is decided by the state and often by the local plan. Look at these before you look at the sunset.</p>
<h2>Who may buy</h2>
<p>Agricultural land is a state subject. Some states allow only farmers, or persons of farming families, to buy it; Gujarat and Maharashtra are examples, with exceptions. Karnataka relaxed its restriction in 2020. Others, such as Haryana, Uttar Pradesh and Rajasthan, do not restrict buyers in that way but have ceilings, tribal-land protection or notified areas. Himachal Pradesh and Uttarakhand have strict limits for people from outside. Non-resident Indians cannot buy agricultural land or farmhouses, except by inheritance.</p>
<p>Rules change and have exceptions. Ask at the revenue office of the district, and get the answer from your own lawyer in writing.</p>
<h2>What may be built</h2>
<table><thead><tr><th>Question</th><th>Where the answer stands</th></tr></thead><tbody><tr><td>Is a dwelling allowed in this zone?</td><td>Master plan or regional plan</td></tr><tr><td>Smallest holding</td><td>Local by-laws: from half an acre to two and a half acres and more</td></tr><tr><td>Ground coverage and floor area</td><td>By-laws; often a few per cent of the land</td></tr><tr><td>Height and basement</td><td>By-laws</td></tr><tr><td>Distance from road, river, forest, high-tension line</td><td>By-laws and special laws</td></tr><tr><td>Need for conversion</td><td>Revenue law of the state</td></tr></tbody></table>
<p>In Delhi, farmhouses follow the policy for low-density residential areas, with a minimum plot and a fee. Around Gurugram and Faridabad, parts of the Aravalli hills are protected, and buildings there have been demolished by order of the courts. In Goa and Kerala, paddy land has its own protection. In hill and coastal areas there are further zones.</p>
<h2>The trap of small shares</h2>
<p>“Farm plots” of a quarter acre with a clubhouse are sold around every large city. Check whether the state allows a division of that size, whether the layout has an approval, and whether you get your own entry in the land record. If the deed gives you an undivided share in a large survey number, you own a part of a field and not a plot. Banks seldom lend on it, and resale is hard.</p>
<h2>Check the land</h2>
<ol><li>Chain of title and record of rights, with the crop entries of recent years</li><li>Tenants, workers’ houses, paths and wells used by others</li><li>Acquisition notices and road alignments</li><li>Forest, lake, green-belt and eco-sensitive notifications</li><li>Measurement by the government surveyor, stones in place</li></ol>
<h2>Water, power, road</h2>
<ul><li><strong>Water.</strong> Ask three neighbours for the depth and yield of their borewells in May. In notified blocks a new borewell needs permission.</li><li><strong>Power.</strong> Farm connections are cheap and limited in hours; a house needs a domestic one. Ask for the distance to the transformer.</li><li><strong>Road.</strong> A track over someone’s field is a favour until it is recorded. See the width in the village map.</li><li><strong>Sewage.</strong> Septic tank or bio-digester, well away from the well.</li></ul>
<h2>Building sensibly</h2>
<p>Build small and cover much: verandahs and shaded courts cost less than air-conditioned rooms and are used more. Use what masons nearby know: brick and stone in the north, laterite on the west coast, basalt in the Deccan. Keep the slope and let water run where it ran before. Plant trees in the first monsoon, on the west side first.</p>
<h2>Running costs</h2>
<table><thead><tr><th>Item</th><th>Remark</th></tr></thead><tbody><tr><td>Caretaker</td><td>Wages, a room, police verification</td></tr><tr><td>Power and diesel</td><td>Pumps and security lights run all week</td></tr><tr><td>Garden and farm</td><td>Lawn is the costliest crop</td></tr><tr><td>Repairs</td><td>Roof and fence after each monsoon</td></tr><tr><td>Insurance</td><td>Theft and fire, with a caretaker on site</td></tr></tbody></table>
<h2>Income and tax</h2>
<p>Income from real farming is treated apart from other income. Rent from parties, weddings and weekend guests is not farm income, and may need licences, a change of use and GST. If you count on letting, check this before you buy.</p>
<h2>Before you pay</h2>
<ol><li>Am I permitted to own this land?</li><li>May a house stand here, and of what size?</li><li>Do water, power and road exist on paper?</li><li>Is the land measured and fenced?</li><li>Who will live there when I do not?</li></ol>
<blockquote>A cheap farm with a “yes, everyone builds here” is only as safe as the next order of the court.</blockquote>`,
  },
];
