import { type DefaultPage, DISCLAIMER, PRIVACY_POLICY, REFUND_POLICY, TERMS } from './legal-pages.ts';

/** Default content of the pages, used until staff publish their own. */
export const DEFAULT_PAGES: readonly DefaultPage[] = [
  {
    key: 'home',
    title: 'Find Your Better Future in India',
    lead: 'RERA-checked projects, resale homes, plots and workplaces, with an advisor who stays till the keys are in your hand.',
    body: '',
    meta_title: 'Find Your Better Future in India | Aangan',
    meta_description:
      'RERA-checked projects, resale homes, plots and workplaces across Indian cities, with an advisor who stays till the keys are in your hand.',
    meta_keywords: 'real estate India, flats, plots, villas, office space, RERA projects, property advisor',
  },
  {
    key: 'about-us',
    title: 'About Us',
    lead: 'An advisory for people who buy a home once or twice in a life, and want to get it right.',
    body: `<p>An aangan is the courtyard in the middle of an Indian house: the one room that belongs to everybody, where the light comes in and where families decide things together. We took the name because choosing a home should feel like sitting there, not like standing in a sales queue.</p>
<p>We advise buyers, investors and renters on homes, plots and workplaces across Indian cities, with most of our work in Delhi and the towns around it. Some come for their first flat, some to sell the house they grew up in, some to find two floors of office near a metro line. The way we work is the same: listen, show little, check a lot.</p>
<p>Before we recommend a project we read its RERA entry, ask the builder for the title papers and compare the price with what neighbours have paid. What we cannot confirm, we say. And if the right answer is to wait another year, you will hear that from us too.</p>`,
    meta_title: 'About Us: property advisors in India | Aangan',
    meta_description:
      'Who we are and how we work: an Indian property advisory that shows few homes, reads the papers first and stays with you until the keys are handed over.',
    meta_keywords: 'about Aangan, property advisory India, real estate consultant, buyer advisor, Delhi NCR advisor',
  },
  {
    key: 'contact-us',
    title: 'Contact Us',
    lead: 'Call, write or come by. A person answers, every day of the week.',
    body: '',
    meta_title: 'Contact Us: talk to a property advisor | Aangan',
    meta_description:
      'Call, message or visit our advisors from Monday to Sunday. Tell us your budget, your city and your commute, and we call you back with a short list.',
    meta_keywords: 'contact property advisor, request callback, real estate office Gurugram, property helpline',
  },
  {
    key: 'projects',
    title: 'Projects',
    lead: 'New and nearly finished projects, each with its price range, its possession stage and its RERA number.',
    body: '',
    meta_title: 'New and under-construction projects in India | Aangan',
    meta_description:
      'Builder projects in Indian cities with price range, possession stage, area and RERA number side by side. Filter by city, builder, budget and BHK.',
    meta_keywords: 'new projects, under construction, new launch, RERA projects, builder projects India',
  },
  {
    key: 'properties',
    title: 'Properties',
    lead: 'Flats, villas, floors, plots and workplaces that you can visit this week.',
    body: '',
    meta_title: 'Properties for sale in India | Aangan',
    meta_description:
      'Flats, villas, builder floors, plots and offices for sale in Indian cities. Filter by budget, BHK, furnishing and possession, then ask for a callback.',
    meta_keywords: 'property for sale, flats for sale, villas, builder floors, plots, resale property India',
  },
  {
    key: 'properties/residential',
    title: 'Residential Properties',
    lead: 'Homes to live in: flats, floors, villas and penthouses, with the carpet area said plainly.',
    body: '',
    meta_title: 'Residential properties: flats, floors, villas | Aangan',
    meta_description:
      'Homes for sale in Indian cities: apartments, builder floors, villas and penthouses with price, BHK, area and possession date. Compare, save and visit.',
    meta_keywords: 'residential property, apartments for sale, builder floor, villa, penthouse, 2 BHK, 3 BHK',
  },
  {
    key: 'properties/commercial',
    title: 'Commercial Properties',
    lead: 'Offices, shops, showrooms and warehouses, for your own work or for rent coming in.',
    body: '',
    meta_title: 'Commercial properties: offices, shops | Aangan',
    meta_description:
      'Office space, shops, showrooms and warehouses in Indian cities, with area, price and possession at a glance, for your own business or as an investment.',
    meta_keywords: 'commercial property, office space, shop for sale, showroom, warehouse, IT park office',
  },
  {
    key: 'properties/plots',
    title: 'Plots',
    lead: 'Land to build on, with its size, its road and its papers.',
    body: '',
    meta_title: 'Residential plots and land for sale | Aangan',
    meta_description:
      'Plots for sale in Indian cities and growth corridors: size, price, road width and RERA number where it applies. Visit with an advisor before you pay.',
    meta_keywords: 'plots for sale, residential plots, land for sale, plots in Dholera, plots in Gurugram',
  },
  {
    key: 'properties/studio-apartments',
    title: 'Studio Apartments',
    lead: 'One good room near work, to live in or to let.',
    body: '',
    meta_title: 'Studio apartments for sale in India | Aangan',
    meta_description:
      'Studio apartments near business districts and metro lines, with price, carpet area and possession stage. A first home, a city base or a flat to let.',
    meta_keywords: 'studio apartments, 1 RK, small flats, serviced studio, studio for investment',
  },
  {
    key: 'posted-properties',
    title: 'Posted Properties',
    lead: 'Homes, plots and shops listed by owners, agents and builders.',
    body: '',
    meta_title: 'Posted Properties: by owners, agents, builders | Aangan',
    meta_description:
      'Homes, plots, shops and warehouses posted by owners, agents and builders across Indian cities. Filter by city and type, and ask us to put you in touch.',
    meta_keywords: 'property by owner, property by agent, posted properties, resale by owner, property listing India',
  },
  {
    key: 'available-cities',
    title: 'Available Cities',
    lead: 'Where our advisors know the lanes, the builders and the paperwork.',
    body: '',
    meta_title: 'Available Cities | Aangan',
    meta_description:
      'The Indian cities where our advisors find, check and close homes, plots and workplaces. Pick a city to see its properties, newest first.',
    meta_keywords: 'property by city, real estate Delhi, Gurugram, Mumbai, Bengaluru, Pune, Hyderabad, Goa',
  },
  {
    key: 'most-popular-links',
    title: 'Most Popular Links',
    lead: 'What visitors look for most, city by city.',
    body: '',
    meta_title: 'Most Popular Links: real estate by city | Aangan',
    meta_description:
      'Shortcuts to the searches visitors make most: projects and properties in Gurugram, Delhi, Noida, Mumbai, Bengaluru, Pune and other Indian cities.',
    meta_keywords: 'real estate in Gurugram, property in Delhi, property in Noida, property in India',
  },
  {
    key: 'why-choose-us',
    title: 'Why Choose Us',
    lead: 'An advisory first, a marketplace second. Eight reasons, and what each means for you.',
    body: '',
    meta_title: 'Why Choose Us: eight reasons | Aangan',
    meta_description:
      'Over 15 years of advice, one advisor from first call to keys, checked papers and plain prices: eight reasons why families and investors work with us.',
    meta_keywords: 'why choose Aangan, trusted property advisor, RERA checked, end-to-end property service',
  },
  {
    key: 'blogs',
    title: 'Blogs',
    lead: 'Plain-spoken notes on buying, building and lending.',
    body: '',
    meta_title: 'Blogs: property guides for India | Aangan',
    meta_description:
      'Plain-spoken guides to buying, selling and owning property in India: prices and charges, RERA, home loans, papers, plots and the homes themselves.',
    meta_keywords: 'property blog India, home buying guide, RERA guide, home loan advice, real estate articles',
  },
  PRIVACY_POLICY,
  TERMS,
  REFUND_POLICY,
  DISCLAIMER,
  {
    key: 'careers',
    title: 'Careers',
    lead: 'Work where advice counts more than volume: with families, with papers, and with people who answer the phone.',
    body: `<ul><li><h3>Pay you can plan with</h3><p>A fixed salary that covers a life in your city, and incentives whose formula is written down before the month begins.</p></li>
<li><h3>Health cover for the family</h3><p>Insurance for you, your partner, children and parents from the first day, with a yearly check-up.</p></li>
<li><h3>Time that is yours</h3><p>Five working days, a weekday off for every working weekend, and thirty days of paid leave that we expect you to take.</p></li>
<li><h3>Learning on the clock</h3><p>Four hours a month for courses, the fees of your RERA and language exams, and a mentor for your first year.</p></li>
<li><h3>Parents welcome</h3><p>Six months of leave for mothers, six weeks for fathers, and a slow return with shorter days.</p></li>
<li><h3>A home of your own</h3><p>Our advice, our lawyers and our fee waived when you or your parents buy a home.</p></li></ul>`,
    meta_title: 'Careers: jobs in property advice | Aangan',
    meta_description:
      'Open positions in property sales, advice and support across Indian cities: salary, place and last date at a glance. Read, attach your resume and apply.',
    meta_keywords: 'real estate jobs, property sales jobs, relationship manager, sales executive, careers at Aangan',
  },
  {
    key: 'wishlist',
    title: 'Wishlist',
    lead: 'The homes you saved, kept on this device.',
    body: '',
    meta_title: 'Your Wishlist | Aangan',
    meta_description:
      'The projects and properties you saved while browsing. They stay on this device, need no account, and can be shared or called about at any time.',
    meta_keywords: 'saved properties, property wishlist, shortlist',
  },
];
