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
    'You take families on site visits, understand what they need and shortlist homes that fit.',
    ['Answer enquiries within an hour', 'Plan and accompany site visits', 'Maintain complete visit notes'],
    'Ritika Saran',
  ),
  job(
    ['Sales Manager, West', 'Mumbai, Pune', 2, 150],
    ['₹ 9–14 LPA, plus incentives', MBA, '6 years in property sales\n3 of them leading a team'],
    'You lead a team of eight advisors and own sales in Mumbai and Pune.',
    ['Lead and train the team', 'Negotiate mandates with builders', 'Review the pipeline every Monday'],
    'Devika Nair',
  ),
  job(
    ['Relationship Manager, Non-Resident Indians', 'Bengaluru, Remote', 3, 135],
    ['₹ 7–11 LPA', GRADUATE, '4 years with clients abroad\nEvening shifts twice a week'],
    'You look after buyers who live in other time zones, from the first call to the registered deed.',
    ['Conduct video visits', 'Coordinate lawyers, banks and builders', 'Explain every document in plain language'],
    'Ritika Saran',
  ),
  job(
    ['Sales Executive, Commercial', 'Noida, Gurugram', 4, 105],
    ['₹ 4.2–6.5 LPA, plus incentives', GRADUATE, '1 to 3 years\nKnowledge of office leasing is useful'],
    'You help small companies find and lease their first office.',
    ['Map vacant space in your corridor', 'Compare offers on usable area', 'Support clients until they move in'],
    'Omkar Pathak',
  ),
  job(
    ['Field Photographer', 'Delhi, Jaipur', 2, 90],
    ['₹ 3.8–5 LPA', 'Diploma or portfolio', '2 years with buildings or interiors\nOwn camera preferred'],
    'You shoot the photos that help buyers decide which homes to visit.',
    ['Photograph ten listings a week', 'Write accurate captions', 'Blur number plates and faces'],
    'Omkar Pathak',
  ),
  job(
    ['Legal Associate, Title Checks', 'Gurugram', 1, 140],
    ['₹ 6–9 LPA', 'Degree in law', '3 years with property papers\nReads Hindi land records with ease'],
    'You examine deeds, revenue records and RERA filings for our buyers.',
    ['Check the chain of title', 'Compare RERA filings with brochures', 'Write two-page title reports'],
    'Devika Nair',
  ),
  job(
    ['Customer Support Advisor', 'Gurugram, Remote', 5, 160],
    ['₹ 3–4.2 LPA', GRADUATE, 'Freshers welcome\nGood Hindi and English; a third language helps'],
    'You answer calls, chats and emails, and see each question through.',
    [
      'Resolve most questions in the first call',
      'Schedule callbacks at the time the customer prefers',
      'Report unclear pages, so we can fix them',
    ],
    'Ritika Saran',
  ),
  job(
    ['Content Editor, Property Guides', 'Remote', 1, 110],
    ['₹ 6–8 LPA', GRADUATE, '4 years of writing and editing\nSamples required'],
    'You write and edit property guides that our readers trust.',
    ['Edit listings and guides', 'Check facts with our lawyers', 'Keep older guides up to date'],
    'Omkar Pathak',
  ),
  job(
    ['Relationship Manager, Builders', 'Hyderabad, Chennai', 2, 125],
    ['₹ 8–12 LPA', MBA, '5 years with developers or lenders'],
    'You manage our relationships with builders and represent buyers in every meeting.',
    [
      'Visit each site once a month',
      'Check progress against the registered dates',
      'Agree on terms that we can publish',
    ],
    'Devika Nair',
  ),
  job(
    ['Data Analyst, Prices', 'Bengaluru', 1, 130],
    ['₹ 10–15 LPA', 'Degree in statistics, economics or engineering', '3 years with SQL and maps'],
    'You analyse what homes sell for, street by street.',
    ['Clean registration data', 'Explain what moves a price', 'State your confidence level'],
    'Omkar Pathak',
  ),
  job(
    ['Trainee, Site Visits', 'Kolkata', 3, -20],
    ['₹ 2.6 LPA', GRADUATE, 'Freshers only'],
    'You join site visits for six months and learn the business up to registration.',
    ['Prepare site visits', 'Maintain checklists', 'Record buyers’ questions and our answers'],
    'Ritika Saran',
  ),
  job(
    ['Sales Manager, Plots', 'Ahmedabad, Dholera', 1, -45],
    ['₹ 8–11 LPA, plus incentives', MBA, '5 years with plotted developments'],
    'You sell plots with complete paperwork and no pressure.',
    ['Walk each plot with the buyer', 'Maintain the documents of every layout', 'Train four advisors'],
    'Devika Nair',
  ),
];
