import { type DefaultPage, DISCLAIMER, PRIVACY_POLICY, REFUND_POLICY, TERMS } from './legal-pages.ts';

/** Default content of the pages, used until staff publish their own. */
export const DEFAULT_PAGES: readonly DefaultPage[] = [
  {
    key: 'home',
    title: 'Find Your Better Future in India',
    lead: 'RERA-checked projects, resale homes, plots and workplaces, with an advisor who stays with you until you get the keys.',
    body: '',
    meta_title: 'Find Your Better Future in India | [[company]]',
    meta_description:
      'RERA-checked projects, resale homes, plots and workplaces across Indian cities, with an advisor who stays with you until you get the keys.',
    meta_keywords: 'real estate India, flats, plots, villas, office space, RERA projects, property advisor',
  },
  {
    key: 'about-us',
    title: 'About Us',
    lead: 'Property advice for people who buy a home once or twice in their life and want to get it right.',
    body: `<p>In the middle of many Indian houses there is a courtyard: the one room that belongs to everyone, where the light comes in and where families decide things together. We think that choosing a home should feel like sitting there, not like standing in a sales queue. That is why there is [[company]].</p>
<p>We advise buyers, investors and renters on homes, plots and workplaces across Indian cities. Some come for their first flat, some to sell the house they grew up in, some to find two floors of office near a metro line. The way we work is the same: listen, shortlist carefully, verify everything.</p>
<p>Before we recommend a project, we read its RERA registration, ask the builder for the title documents and compare the price with what neighbours have paid. If we cannot confirm something, we tell you. And if the right answer is to wait another year, we tell you that too.</p>`,
    meta_title: 'About Us: property advisors in India | [[company]]',
    meta_description:
      'Who we are and how we work: an Indian property advisory that shortlists carefully, checks documents first and stays with you until you get the keys.',
    meta_keywords: 'about [[company]], property advisory India, real estate consultant, buyer advisor',
  },
  {
    key: 'contact-us',
    title: 'Contact Us',
    lead: 'Call, email or visit us. We are available every day of the week.',
    body: '',
    meta_title: 'Contact Us: talk to a property advisor | [[company]]',
    meta_description:
      'Call, message or visit our advisors from Monday to Sunday. Tell us your budget, your city and your commute, and we call you back with a shortlist.',
    meta_keywords: 'contact property advisor, request callback, real estate office Gurugram, property helpline',
  },
  {
    key: 'projects',
    title: 'Projects',
    lead: 'New and nearly finished projects, each with its price range, its possession stage and its RERA number.',
    body: '',
    meta_title: 'New and under-construction projects in India | [[company]]',
    meta_description:
      'Builder projects in Indian cities with price range, possession stage, area and RERA number side by side. Filter by city, builder, budget and BHK.',
    meta_keywords: 'new projects, under construction, new launch, RERA projects, builder projects India',
  },
  {
    key: 'properties',
    title: 'Properties',
    lead: 'Flats, villas, floors, plots and workplaces that you can visit this week.',
    body: '',
    meta_title: 'Properties for sale in India | [[company]]',
    meta_description:
      'Flats, villas, builder floors, plots and offices for sale in Indian cities. Filter by budget, BHK, furnishing and possession, then request a callback.',
    meta_keywords: 'property for sale, flats for sale, villas, builder floors, plots, resale property India',
  },
  {
    key: 'properties/residential',
    title: 'Residential Properties',
    lead: 'Homes to live in: flats, floors, villas and penthouses, with price, area and possession for each.',
    body: '',
    meta_title: 'Residential properties: flats, floors, villas | [[company]]',
    meta_description:
      'Homes for sale in Indian cities: apartments, builder floors, villas and penthouses with price, BHK, area and possession date. Compare, save and visit.',
    meta_keywords: 'residential property, apartments for sale, builder floor, villa, penthouse, 2 BHK, 3 BHK',
  },
  {
    key: 'properties/commercial',
    title: 'Commercial Properties',
    lead: 'Offices, shops, showrooms and warehouses, for your own business or for rental income.',
    body: '',
    meta_title: 'Commercial properties: offices, shops | [[company]]',
    meta_description:
      'Office space, shops, showrooms and warehouses in Indian cities, with area, price and possession at a glance, for your own business or as an investment.',
    meta_keywords: 'commercial property, office space, shop for sale, showroom, warehouse, IT park office',
  },
  {
    key: 'properties/plots',
    title: 'Plots',
    lead: 'Land to build on, with its size, road access and documents.',
    body: '',
    meta_title: 'Residential plots and land for sale | [[company]]',
    meta_description:
      'Plots for sale in Indian cities and growth corridors: size, price, road width and RERA number where it applies. Visit with an advisor before you pay.',
    meta_keywords: 'plots for sale, residential plots, land for sale, plots in Dholera, plots in Gurugram',
  },
  {
    key: 'properties/studio-apartments',
    title: 'Studio Apartments',
    lead: 'Compact homes near work, to live in or rent out.',
    body: '',
    meta_title: 'Studio apartments for sale in India | [[company]]',
    meta_description:
      'Studio apartments near business districts and metro lines, with price, carpet area and possession stage. A first home, a city base or a flat to let.',
    meta_keywords: 'studio apartments, 1 RK, small flats, serviced studio, studio for investment',
  },
  {
    key: 'posted-properties',
    title: 'Posted Properties',
    lead: 'Homes, plots and shops listed by owners, agents and builders.',
    body: '',
    meta_title: 'Posted Properties: by owners, agents, builders | [[company]]',
    meta_description:
      'Homes, plots, shops and warehouses posted by owners, agents and builders across Indian cities. Filter by city and type, and ask us to put you in touch.',
    meta_keywords: 'property by owner, property by agent, posted properties, resale by owner, property listing India',
  },
  {
    key: 'available-cities',
    title: 'Available Cities',
    lead: 'Cities where our advisors know the localities, the builders and the paperwork.',
    body: '',
    meta_title: 'Available Cities | [[company]]',
    meta_description:
      'The Indian cities where our advisors find, check and close homes, plots and workplaces. Pick a city to see its properties, featured first.',
    meta_keywords: 'property by city, real estate Delhi, Gurugram, Mumbai, Bengaluru, Pune, Hyderabad, Goa',
  },
  {
    key: 'most-popular-links',
    title: 'Most Popular Links',
    lead: 'Popular searches by city',
    body: '',
    meta_title: 'Most Popular Links: real estate by city | [[company]]',
    meta_description:
      'Shortcuts to the searches visitors make most: projects and properties in Gurugram, Delhi, Noida, Mumbai, Bengaluru, Pune and other Indian cities.',
    meta_keywords: 'real estate in Gurugram, property in Delhi, property in Noida, property in India',
  },
  {
    key: 'why-choose-us',
    title: 'Why Choose Us',
    lead: 'An advisory first, a marketplace second. Eight reasons to work with us.',
    body: '',
    meta_title: 'Why Choose Us: eight reasons | [[company]]',
    meta_description:
      'Over 15 years of advice, one advisor from first call to keys, verified documents and clear prices: eight reasons why families and investors work with us.',
    meta_keywords: 'why choose [[company]], trusted property advisor, RERA checked, end-to-end property service',
  },
  {
    key: 'blogs',
    title: 'Blogs',
    lead: 'Plain advice on buying, building and home loans.',
    body: '',
    meta_title: 'Blogs: property guides for India | [[company]]',
    meta_description:
      'Plain guides to buying, selling and owning property in India: prices and charges, RERA, home loans, documents, plots and the homes themselves.',
    meta_keywords: 'property blog India, home buying guide, RERA guide, home loan advice, real estate articles',
  },
  PRIVACY_POLICY,
  TERMS,
  REFUND_POLICY,
  DISCLAIMER,
  {
    key: 'careers',
    title: 'Careers',
    lead: 'Work where good advice counts for more than volume.',
    body: `<ul><li><h3>Pay you can plan with</h3><p>A fixed salary you can live on in your city, and incentives with a formula that is shared before the month begins.</p></li>
<li><h3>Health cover for the family</h3><p>Insurance for you, your partner, children and parents from the first day, with a yearly check-up.</p></li>
<li><h3>Time for yourself</h3><p>Five working days, a weekday off for every working weekend, and thirty days of paid leave that we expect you to take.</p></li>
<li><h3>Learning at work</h3><p>Four hours a month for courses, fees paid for your RERA and language exams, and a mentor in your first year.</p></li>
<li><h3>Parents welcome</h3><p>Six months of leave for mothers, six weeks for fathers, and a phased return on shorter hours.</p></li>
<li><h3>A home of your own</h3><p>Free advice and legal support, and no fee from us, when you or your parents buy a home.</p></li></ul>`,
    meta_title: 'Careers: jobs in property advice | [[company]]',
    meta_description:
      'Open positions in property sales, advice and support across Indian cities: salary, location and last date at a glance. Pick a role, send your resume and apply.',
    meta_keywords:
      'real estate jobs, property sales jobs, relationship manager, sales executive, careers at [[company]]',
  },
  {
    key: 'wishlist',
    title: 'Wishlist',
    lead: 'The homes you saved on this device.',
    body: '',
    meta_title: 'Your Wishlist | [[company]]',
    meta_description:
      'The projects and properties you saved while browsing. They are stored on this device. You need no account, and you can share the list at any time.',
    meta_keywords: 'saved properties, property wishlist, shortlist',
  },
];
