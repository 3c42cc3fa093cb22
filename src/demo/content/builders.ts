/** Middle paragraphs of a builder's profile. */
export const builderPractice: string[] = [
  'Every flat is inspected twice before handover: once by the company’s engineers and once with the buyer.',
  'Structural drawings are checked by an outside engineer, and concrete cubes are tested on site.',
  'Buyers get a statement of work with every demand note, with photographs of the stage they are paying for.',
  'Plans avoid long corridors and wasted corners. Kitchens have a window, and every flat has a utility area.',
  'Trees are planted in the first monsoon of a project, so that residents move in under shade.',
  'A maintenance team looks after finished buildings for two years and hands over drawings, warranties and a sinking fund.',
  'Sites use AAC blocks, reinforced frames for the local earthquake zone and branded fittings named in the agreement.',
  'The company books lift, plumbing and electrical contractors on long terms and uses the same teams at every site.',
  'Each project has one engineer who takes buyers’ calls and answers within two working days.',
  'Monthly progress reports go to all buyers by email, with dates for the next stage.',
  'Snag lists are closed within forty-five days of handover, and the record is shared with the association.',
  'Approvals and test reports can be read at the site office during working hours.',
];

/** Closing paragraphs of a builder's profile. */
export const builderOutlook: string[] = [
  'It has completed projects in several cities and takes on a few at a time.',
  'Most buyers live in the homes they buy; investors are a small part of its sales.',
  'Upcoming projects focus on smaller city-centre plots.',
  'Completed projects are open to visitors on the second Saturday of each month.',
  'Rainwater harvesting, solar power and sewage treatment are part of every project.',
  'The next projects are mid-rise buildings near metro lines.',
  'A customer-care desk in each city handles handover, society formation and transfers.',
  'The company publishes the registered completion date of each project beside its current estimate.',
];

/** An invented company: name, year, the cities it builds in and the start of its story. */
export type DemoBuilder = [name: string, established: number, cities: string[], story: string];

const NCR = ['gurugram', 'delhi', 'noida'];

/** Forty invented builders. Every demo city has at least three of them. */
export const demoBuilders: DemoBuilder[] = [
  ['Vastukala Habitat', 1996, ['gurugram', 'jaipur', 'faridabad'], 'began as a two-person architects’ office'],
  ['Meridian Homes', 2004, ['gurugram', 'noida', 'lucknow'], 'was founded by three site engineers'],
  ['Suryoday Estates', 1989, ['delhi', 'gurugram', 'faridabad'], 'started with a single row of builder floors'],
  ['Banyan Realty', 2001, ['bengaluru', 'chennai', 'kochi'], 'is named after the banyan tree on its first site'],
  ['Kshetra Infra', 1993, ['pune', 'mumbai', 'goa'], 'grew out of a firm that built schools and village roads'],
  [
    'Northgate Spaces',
    2009,
    ['noida', 'gurugram', 'chandigarh'],
    'builds offices and homes within walking distance of public transport',
  ],
  [
    'Palash Group',
    1985,
    ['kolkata', 'lucknow', 'greater-noida'],
    'is run by the second generation of a family of masons',
  ],
  ['Tulsi Buildcon', 1998, ['ahmedabad', 'dholera', 'mumbai'], 'built factory sheds before it moved to homes'],
  [
    'Chhaya Dwellings',
    2007,
    ['bengaluru', 'hyderabad', 'chennai'],
    'designs every block around shade and cross breeze',
  ],
  ['Jharokha Homes', 1991, ['jaipur', 'delhi', 'gurugram'], 'restored havelis before its first new project'],
  [
    'Saptarishi Living',
    2011,
    ['noida', 'greater-noida', 'delhi'],
    'was set up by seven friends from one engineering college',
  ],
  ['Ekatra Spaces', 2013, ['pune', 'mumbai', 'ahmedabad'], 'builds small communities of fewer than two hundred homes'],
  ['Dehleez Estates', 1999, NCR, 'is known for homes around shaded courts'],
  ['Baithak Residences', 2006, ['delhi', 'lucknow', 'chandigarh'], 'gives every tower a common room for its residents'],
  ['Taalab Waterside', 2010, ['hyderabad', 'bengaluru', 'kochi'], 'began with a layout beside a restored lake'],
  [
    'Terracotta Lane',
    2014,
    ['bengaluru', 'pune', 'goa'],
    'uses local brick and clay tile wherever the structure permits',
  ],
  ['Samanvay Infra', 1994, ['mumbai', 'pune', 'dholera'], 'built bridges before it moved to townships'],
  [
    'Sthapati Builders',
    1982,
    ['chennai', 'bengaluru', 'hyderabad'],
    'has trained carpenters and bar benders for four decades',
  ],
  ['Navrang Urban', 2015, ['gurugram', 'noida', 'greater-noida'], 'works on compact homes for first-time buyers'],
  [
    'Pratham Neev Housing',
    2003,
    ['greater-noida', 'lucknow', 'faridabad'],
    'has built most of its homes for salaried families',
  ],
  [
    'Setu Landmarks',
    1997,
    ['mumbai', 'ahmedabad', 'pune'],
    'redevelops old housing societies together with their members',
  ],
  ['Haveli Collective', 2012, ['jaipur', 'delhi', 'goa'], 'is a small company that builds only villas'],
  [
    'Maitri Habitat Works',
    2000,
    ['pune', 'hyderabad', 'mumbai'],
    'publishes the progress of each site on the first of every month',
  ],
  ['Konkan Ridge Homes', 2008, ['goa', 'mumbai', 'pune'], 'builds on slopes with as little cutting as possible'],
  [
    'Deccan Quarry Estates',
    1990,
    ['hyderabad', 'pune', 'bengaluru'],
    'started as a stone supplier and still owns its yard',
  ],
  [
    'Coromandel Courts',
    1995,
    ['chennai', 'kochi', 'hyderabad'],
    'plans homes for the sea breeze and the north-east monsoon',
  ],
  [
    'Hooghly Lane Developers',
    1987,
    ['kolkata', 'delhi', 'noida'],
    'began with the repair of town houses near the river',
  ],
  ['Sabarmati Bricks', 1992, ['ahmedabad', 'dholera', 'jaipur'], 'was a brick kiln before it was a builder'],
  ['Malabar Monsoon Homes', 2005, ['kochi', 'goa', 'chennai'], 'specialises in homes for heavy-rain areas'],
  ['Vindhya Plotworks', 2010, ['lucknow', 'jaipur', 'dholera'], 'lays out plots with finished roads, drains and trees'],
  ['Yamuna Bend Realty', 2002, ['noida', 'delhi', 'faridabad'], 'builds on both sides of the Yamuna'],
  [
    'Cubbon Row Spaces',
    2009,
    ['bengaluru', 'hyderabad', 'pune'],
    'began with workplaces and now builds homes near them',
  ],
  [
    'Charkha Urban',
    2016,
    ['ahmedabad', 'mumbai', 'bengaluru'],
    'is a young company that puts solar panels on every roof',
  ],
  ['Peepal Chowk Infra', 1988, ['gurugram', 'delhi', 'chandigarh'], 'has kept a public square in each of its layouts'],
  ['Ritu Kunj Townships', 2001, ['gurugram', 'noida', 'jaipur'], 'plans townships around schools and clinics first'],
  ['Rangrez Habitats', 2007, ['mumbai', 'goa', 'kolkata'], 'was started by a painter and a structural engineer'],
  ['Udyan Commerce Parks', 1999, ['gurugram', 'noida', 'bengaluru'], 'leases and manages most of what it builds'],
  [
    'Shivalik Fold Estates',
    2004,
    ['chandigarh', 'gurugram', 'delhi'],
    'builds low-rise homes that keep the view of the hills open',
  ],
  ['Ganga Ghat Housing', 1996, ['kolkata', 'lucknow', 'greater-noida'], 'moved from river transport to housing'],
  ['Neelambar Skyworks', 2011, ['mumbai', 'gurugram', 'hyderabad'], 'builds slim towers with two homes to a floor'],
];
