/** Middle paragraphs of a builder's story. */
export const builderPractice: string[] = [
  'Each site has an engineer who answers buyers directly, and every flat is inspected twice before the keys are offered: once by the firm and once together with the buyer.',
  'The firm works with a small circle of contractors it has known for years. Structural drawings are checked by an outside engineer, and concrete cubes are tested on site.',
  'Money received for a project stays in that project. Buyers get a statement of the work done with every demand note, with pictures of the stage they are paying for.',
  'The plans avoid long corridors and leftover corners. Kitchens have a window, lifts reach the basement, and there is room to dry clothes out of sight.',
  'Landscape comes early: trees are planted in the first monsoon of a project, so that residents move in under shade and not under saplings.',
  'A team of its own looks after finished buildings for the first two years, and hands them to the residents with drawings, warranties and a filled sinking fund.',
];

/** Closing paragraphs of a builder's story. */
export const builderOutlook: string[] = [
  'Today the firm has completed work in several cities and takes on few projects at a time.',
  'It builds for people who will live in the homes themselves, and says no to sites it would not choose for its own families.',
  'Upcoming projects focus on smaller city-centre plots.',
  'Its completed communities are open to visitors on the second Saturday of each month.',
  'Rainwater, solar power and treated waste water are part of every brief, not an extra.',
];

/** An invented company: name, year, the cities it builds in and the start of its story. */
export type DemoBuilder = [name: string, established: number, cities: string[], story: string];

const NCR = ['gurugram', 'delhi', 'noida'];

/** Forty invented builders. Every demo city has at least three of them. */
export const demoBuilders: DemoBuilder[] = [
  [
    'Vastukala Habitat',
    1996,
    ['gurugram', 'jaipur', 'faridabad'],
    'began as a drawing office of two architects above a tea stall',
  ],
  [
    'Meridian Homes',
    2004,
    ['gurugram', 'noida', 'lucknow'],
    'was founded by three site engineers who wanted to hand over on the promised day',
  ],
  [
    'Suryoday Estates',
    1989,
    ['delhi', 'gurugram', 'faridabad'],
    'started with a single row of builder floors and still keeps its first ledger',
  ],
  [
    'Banyan Realty',
    2001,
    ['bengaluru', 'chennai', 'kochi'],
    'takes its name from the tree that stood on its first site and still does',
  ],
  ['Kshetra Infra', 1993, ['pune', 'mumbai', 'goa'], 'grew out of a firm that built schools and village roads'],
  [
    'Northgate Spaces',
    2009,
    ['noida', 'gurugram', 'chandigarh'],
    'plans offices and homes within a walk of public transport',
  ],
  [
    'Palash Group',
    1985,
    ['kolkata', 'lucknow', 'greater-noida'],
    'is run by the second generation of a family of masons',
  ],
  [
    'Tulsi Buildcon',
    1998,
    ['ahmedabad', 'dholera', 'mumbai'],
    'learnt its trade with factory sheds before it turned to homes',
  ],
  [
    'Chhaya Dwellings',
    2007,
    ['bengaluru', 'hyderabad', 'chennai'],
    'designs every block around shade and cross breeze',
  ],
  ['Jharokha Homes', 1991, ['jaipur', 'delhi', 'gurugram'], 'restored old havelis before it built anything of its own'],
  [
    'Saptarishi Living',
    2011,
    ['noida', 'greater-noida', 'delhi'],
    'was set up by seven friends from one engineering college',
  ],
  ['Ekatra Spaces', 2013, ['pune', 'mumbai', 'ahmedabad'], 'builds small communities of fewer than two hundred homes'],
  ['Dehleez Estates', 1999, NCR, 'is known for ground floors that open on to shaded courts'],
  [
    'Baithak Residences',
    2006,
    ['delhi', 'lucknow', 'chandigarh'],
    'gives each tower a long room in which neighbours can sit together',
  ],
  ['Taalab Waterside', 2010, ['hyderabad', 'bengaluru', 'kochi'], 'began by cleaning the lake beside its first plot'],
  [
    'Terracotta Lane',
    2014,
    ['bengaluru', 'pune', 'goa'],
    'uses local brick and clay tile wherever the structure permits',
  ],
  ['Samanvay Infra', 1994, ['mumbai', 'pune', 'dholera'], 'made its name with bridges and turned to townships later'],
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
  ['Haveli Collective', 2012, ['jaipur', 'delhi', 'goa'], 'is a small practice that builds villas and little else'],
  [
    'Maitri Habitat Works',
    2000,
    ['pune', 'hyderabad', 'mumbai'],
    'publishes the progress of each site on the first of every month',
  ],
  ['Konkan Ridge Homes', 2008, ['goa', 'mumbai', 'pune'], 'builds along slopes without cutting them'],
  [
    'Deccan Quarry Estates',
    1990,
    ['hyderabad', 'pune', 'bengaluru'],
    'still owns the stone yard with which it started',
  ],
  [
    'Coromandel Courts',
    1995,
    ['chennai', 'kochi', 'hyderabad'],
    'plans its homes for the sea wind and the north-east monsoon',
  ],
  [
    'Hooghly Lane Developers',
    1987,
    ['kolkata', 'delhi', 'noida'],
    'began with the repair of town houses near the river',
  ],
  ['Sabarmati Bricks', 1992, ['ahmedabad', 'dholera', 'jaipur'], 'was a brick kiln before it was a builder'],
  ['Malabar Monsoon Homes', 2005, ['kochi', 'goa', 'chennai'], 'learnt early to keep water out of walls'],
  ['Vindhya Plotworks', 2010, ['lucknow', 'jaipur', 'dholera'], 'lays out plots with finished roads, drains and trees'],
  [
    'Yamuna Bend Realty',
    2002,
    ['noida', 'delhi', 'faridabad'],
    'has worked on both banks of the river since its first project',
  ],
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
    'is the youngest firm on this list and the keenest on solar roofs',
  ],
  ['Peepal Chowk Infra', 1988, ['gurugram', 'delhi', 'chandigarh'], 'has kept a public square in each of its layouts'],
  ['Ritu Kunj Townships', 2001, ['gurugram', 'noida', 'jaipur'], 'plans townships around schools and clinics first'],
  ['Rangrez Habitats', 2007, ['mumbai', 'goa', 'kolkata'], 'was started by a painter and a structural engineer'],
  [
    'Udyan Commerce Parks',
    1999,
    ['gurugram', 'noida', 'bengaluru'],
    'leases most of what it builds and looks after it itself',
  ],
  [
    'Shivalik Fold Estates',
    2004,
    ['chandigarh', 'gurugram', 'delhi'],
    'builds low and leaves the view of the hills to everyone',
  ],
  [
    'Ganga Ghat Housing',
    1996,
    ['kolkata', 'lucknow', 'greater-noida'],
    'came from the river trade and still thinks in seasons',
  ],
  [
    'Neelambar Skyworks',
    2011,
    ['mumbai', 'gurugram', 'hyderabad'],
    'concentrates on slender towers with two homes to a floor',
  ],
];
