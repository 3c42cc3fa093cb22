import { type Db, tables } from '#db';

/** A kind of record, for tests that apply to all kinds. */
export interface RecordSample {
  /** Its path below /admin. */
  path: string;
  /** The key of its rows in responses. */
  rows: string;
  input: object;
  /** Stores records that it refers to, and returns the rest of its input. */
  linked?: (db: Db) => Promise<object>;
  /** A change that the list shows. */
  change: object;
  /** A search word that finds the changed record. */
  word: string;
  /** Invalid values by field. */
  invalid: Record<string, unknown>;
}

const LISTING = {
  description: '<p>Morning light.</p>',
  status: 'draft',
  address: '12 Lake Road, Ward 4',
};
/** Stores a city and returns its id. */
export async function storeCity(db: Db, name: string): Promise<number> {
  const [city] = await db
    .insert(tables.cities)
    .values({ name, slug: name.toLowerCase(), state: 'Maharashtra' })
    .returning({ id: tables.cities.id });
  if (!city) throw new Error('the city was not stored');
  return city.id;
}

async function storeColleague(db: Db, fullName: string): Promise<number> {
  const email = `${fullName.toLowerCase().replace(' ', '.')}@aangan.example`;
  const [user] = await db
    .insert(tables.users)
    .values({ fullName, email, role: 'sales' })
    .returning({ id: tables.users.id });
  if (!user) throw new Error('the user was not stored');
  return user.id;
}

export const recordSamples: RecordSample[] = [
  {
    path: '/project',
    rows: 'projects',
    input: { ...LISTING, title: 'Banyan Terraces', locality_state: 'Goa', highlight: 'A lane of old trees' },
    change: { title: 'Banyan Heights' },
    word: 'yan hei',
    invalid: { title: 'x' },
  },
  {
    path: '/property',
    rows: 'properties',
    input: { ...LISTING, title: 'A flat by the lake', price: 8_500_000 },
    change: { title: 'A flat by the river', possession_status: 'near_possession' },
    word: 'near poss',
    invalid: { price: 0.5 },
  },
  {
    path: '/testimonial',
    rows: 'testimonials',
    input: { name: 'Meera Iyer', location: 'Pune', content: 'They told us what they did not know, too.' },
    change: { location: 'Nashik' },
    word: 'nashi',
    invalid: { content: '' },
  },
  {
    path: '/partner',
    rows: 'partners',
    input: { name: 'Kaveri Homes', picture: null },
    change: { name: 'Kaveri Living', position: 4 },
    word: 'living',
    invalid: { name: '' },
  },
  {
    path: '/jobs',
    rows: 'career',
    input: {
      job_title: 'Site Engineer, Coastal Plots',
      job_description: '<p>You read the land before anyone draws on it.</p>',
      contact_person_name: 'Leela Krishnan',
      contact_person_email: 'leela.krishnan@aangan.example',
      contact_person_number: '00000 01055',
      number_of_vacancies_for_position: 2,
      education_required: 'Diploma in civil engineering',
      experience_required: 'Three years on site',
      salary_range: 'Rs. 5 to 7 lakh a year',
      locations_for_position: 'Alibag',
      application_start_date_for_position: '2026-11-01',
      application_end_date_for_position: '2026-12-31',
    },
    change: { contact_person_name: 'Leela Raman', number_of_vacancies_for_position: 3 },
    word: 'leela ram',
    invalid: { application_end_date_for_position: '2026-10-31' },
  },
  {
    path: '/blog',
    rows: 'blogs',
    input: {
      title: 'What a courtyard does to the heat',
      author: 'Ira Deshmukh',
      content: '<p>It is four degrees cooler at noon.</p>',
      status: 'draft',
      meta_description: 'Four degrees at noon',
    },
    change: { author: 'Ira Kulkarni', status: 'published' },
    word: 'kulka',
    invalid: { content: '<p> </p>' },
  },
  {
    path: '/featured-city',
    rows: 'featuredCities',
    input: { position: 1 },
    linked: async (db) => ({ city_id: await storeCity(db, 'Panchgani') }),
    change: { position: 4 },
    word: 'chgan',
    invalid: { city_id: null },
  },
  {
    path: '/master-list/builder',
    rows: 'builders',
    input: { name: 'Tulsi Buildcon', established: 2001, about: 'Floors and small houses.', meta_title: 'Tulsi floors' },
    change: { name: 'Tulsi Homes' },
    word: 'tulsi ho',
    invalid: { established: 1650 },
  },
  {
    path: '/master-list/amenity',
    rows: 'amenities',
    input: { name: 'Stepwell', category: 'Outdoors' },
    change: { name: 'Stepwell garden' },
    word: 'well gard',
    invalid: { category: ' ' },
  },
  {
    path: '/master-list/locality',
    rows: 'localities',
    input: { name: 'Lake Town', name_hi: 'लेक टाउन', aliases: ['Laketown'], latitude: 22.6, longitude: 88.4 },
    linked: async (db) => ({ city_id: await storeCity(db, 'Kolhapur') }),
    change: { name: 'Lake Gardens' },
    word: 'ake gard',
    invalid: { name: ' ' },
  },
  {
    path: '/master-list/tag',
    rows: 'tags',
    input: { tag_name: 'Near a lake' },
    change: { tag_name: 'Lake view' },
    word: 'LAKE V',
    invalid: { tag_name: '' },
  },
  {
    path: '/master-list/city',
    rows: 'cities',
    input: { city: 'Alibag' },
    change: { state: 'Maharashtra' },
    word: 'libag',
    invalid: { city: 'Alibag 2' },
  },
  {
    path: '/user',
    rows: 'users',
    input: { full_name: 'Farah Ali', email: 'farah@aangan.example', mobile_number: '+91 98765 43210', role: 'editor' },
    change: { role: 'sales' },
    word: '9876543210',
    invalid: { role: 'owner' },
  },
  {
    path: '/team',
    rows: 'teams',
    input: { name: 'Gurugram sales' },
    linked: async (db) => ({
      manager_id: await storeColleague(db, 'Nisha Bhat'),
      member_ids: [await storeColleague(db, 'Omar Khan')],
    }),
    change: { name: 'Gurugram and Noida sales' },
    word: 'noida sa',
    invalid: { member_ids: [] },
  },
  {
    path: '/faq',
    rows: 'faqs',
    input: { question: 'Do you work on Sundays?', answer: 'Yes, from ten.', status: 'draft', position: 3 },
    change: { answer: 'Yes, from nine.', status: 'published' },
    word: 'from nin',
    invalid: { question: '' },
  },
  {
    path: '/popular-link',
    rows: 'popularLinks',
    input: { title: 'Farmhouses In Karjat', shows: 'properties' },
    linked: async (db) => ({ city_id: await storeCity(db, 'Karjat') }),
    change: { title: 'Farms In Karjat', position: 7 },
    word: 'farms in',
    invalid: { shows: 'builders' },
  },
  {
    path: '/redirect',
    rows: 'redirects',
    input: { from_path: '/old-flats', to_path: '/properties' },
    change: { to_path: '/projects' },
    word: 'old-fl',
    invalid: { to_path: '//evil.example' },
  },
];
