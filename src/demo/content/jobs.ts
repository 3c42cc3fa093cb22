/** A job opening as HR enters it. */
export interface DemoJob {
  title: string;
  locations: string;
  vacancies: number;
  salary: string;
  education: string;
  /** Multi-line text. */
  experience: string;
  /** The first sentence of the description. */
  purpose: string;
  tasks: string[];
  contact: string;
  /** Days from the base date to the last day for applications. */
  closes: number;
}

const GRADUATE = 'Graduate in any subject';
const MBA = 'Graduate; a degree in business administration is welcome';

const job = (
  [title, locations, vacancies, closes]: [string, string, number, number],
  [salary, education, experience]: [string, string, string],
  purpose: string,
  tasks: string[],
  contact: string,
): DemoJob => ({ title, locations, vacancies, salary, education, experience, purpose, tasks, contact, closes });

/** Twelve openings, of which the last two are closed. */
export const demoJobs: DemoJob[] = [
  job(
    ['Sales Executive, Residential', 'Gurugram, Delhi', 6, 120],
    ['₹ 3.6–5.4 LPA, plus incentives', GRADUATE, '0 to 2 years in sales\nTwo-wheeler and a valid licence'],
    'You show homes to families, listen to what they need and tell them when a home is not the right one.',
    ['Answer enquiries within an hour', 'Plan and accompany site visits', 'Maintain complete visit notes'],
    'Ritika Saran',
  ),
  job(
    ['Sales Manager, West', 'Mumbai, Pune', 2, 150],
    ['₹ 9–14 LPA, plus incentives', MBA, '6 years in property sales\n3 of them leading a team'],
    'You lead eight advisors, know every project on your list and keep promises made to buyers.',
    ['Lead and train the team', 'Agree mandates with builders', 'Report honestly every Monday'],
    'Devika Nair',
  ),
  job(
    ['Relationship Manager, Non-Resident Indians', 'Bengaluru, Remote', 3, 135],
    ['₹ 7–11 LPA', GRADUATE, '4 years with clients abroad\nEvening shifts twice a week'],
    'You look after buyers who live in other time zones, from the first call to the registered deed.',
    ['Hold video visits', 'Coordinate lawyers, banks and builders', 'Explain every paper in plain words'],
    'Ritika Saran',
  ),
  job(
    ['Sales Executive, Commercial', 'Noida, Gurugram', 4, 105],
    ['₹ 4.2–6.5 LPA, plus incentives', GRADUATE, '1 to 3 years\nKnowledge of office leasing is useful'],
    'You find work space for small firms that have never signed a lease before.',
    [
      'Map vacant space in your corridor',
      'Compare offers on usable area',
      'Stay with clients until they have moved in',
    ],
    'Omkar Pathak',
  ),
  job(
    ['Field Photographer', 'Delhi, Jaipur', 2, 90],
    ['₹ 3.8–5 LPA', 'Diploma or portfolio', '2 years with buildings or interiors\nOwn camera preferred'],
    'You take the pictures that let people decide whether a visit is worth the journey.',
    ['Photograph ten listings a week', 'Write honest captions', 'Remove number plates and faces'],
    'Omkar Pathak',
  ),
  job(
    ['Legal Associate, Title Checks', 'Gurugram', 1, 140],
    ['₹ 6–9 LPA', 'Degree in law', '3 years with property papers\nReads Hindi land records with ease'],
    'You read deeds, revenue records and RERA entries so that our buyers can rely on them.',
    ['Check the chain of title', 'Compare RERA entries with brochures', 'Write reports of two pages, not twenty'],
    'Devika Nair',
  ),
  job(
    ['Customer Support Advisor', 'Gurugram, Remote', 5, 160],
    ['₹ 3–4.2 LPA', GRADUATE, 'Freshers welcome\nGood Hindi and English; a third language helps'],
    'You answer the phone, the chat and the mail, and you do not pass people on.',
    [
      'Solve nine of ten questions yourself',
      'Arrange callbacks at the hour asked for',
      'Note what confused people, so we can fix it',
    ],
    'Ritika Saran',
  ),
  job(
    ['Content Editor, Property Guides', 'Remote', 1, 110],
    ['₹ 6–8 LPA', GRADUATE, '4 years of writing and editing\nSamples required'],
    'You turn rules and numbers into guides that our readers trust.',
    ['Edit listings and guides', 'Check facts with our lawyers', 'Keep older guides up to date'],
    'Omkar Pathak',
  ),
  job(
    ['Relationship Manager, Builders', 'Hyderabad, Chennai', 2, 125],
    ['₹ 8–12 LPA', MBA, '5 years with developers or lenders'],
    'You are the voice of buyers in meetings with builders, and of builders in meetings with us.',
    [
      'Visit each site once a month',
      'Check progress against the registered dates',
      'Agree terms that can be published',
    ],
    'Devika Nair',
  ),
  job(
    ['Data Analyst, Prices', 'Bengaluru', 1, 130],
    ['₹ 10–15 LPA', 'Degree in statistics, economics or engineering', '3 years with SQL and maps'],
    'You find out what homes really sell for, street by street.',
    ['Clean registration data', 'Explain what moves a price', 'State your confidence level'],
    'Omkar Pathak',
  ),
  job(
    ['Trainee, Site Visits', 'Kolkata', 3, -20],
    ['₹ 2.6 LPA', GRADUATE, 'Freshers only'],
    'You accompany visits for six months and learn the trade from site visit to registration.',
    ['Prepare visits', 'Keep checklists', 'Write down questions and answers'],
    'Ritika Saran',
  ),
  job(
    ['Sales Manager, Plots', 'Ahmedabad, Dholera', 1, -45],
    ['₹ 8–11 LPA, plus incentives', MBA, '5 years with plotted developments'],
    'You sell land slowly, with every paper on the table.',
    ['Walk each plot with the buyer', 'Keep the papers of every layout', 'Train four advisors'],
    'Devika Nair',
  ),
];
