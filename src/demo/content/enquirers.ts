/** Names of invented visitors who send enquiries. */
export const FIRST_NAMES = [
  'Aditi',
  'Arjun',
  'Bina',
  'Devika',
  'Farhan',
  'Gauri',
  'Imran',
  'Ishaan',
  'Jaya',
  'Kabir',
  'Leela',
  'Manav',
  'Nandini',
  'Omar',
  'Pooja',
  'Rehan',
  'Sana',
  'Tanvi',
  'Uday',
  'Vivaan',
];

export const LAST_NAMES = [
  'Acharya',
  'Bose',
  'Chawla',
  'Deshpande',
  'Fernandes',
  'Gill',
  'Hegde',
  'Iyer',
  'Joshi',
  'Kulkarni',
  'Mistry',
  'Nair',
  'Pandit',
  'Qureshi',
  'Rao',
  'Sethi',
  'Thomas',
  'Varma',
];

export const MESSAGES = [
  'Is it still available? We would like to see it on Saturday.',
  'What is the price with parking and registration?',
  'Please call me after six in the evening.',
  'Which floors are left, and when is possession?',
  'We are looking for a home near a school. Could you suggest some?',
  'Can the loan be arranged through your partners?',
  'Does the society allow pets?',
  'I would like to visit this weekend with my parents.',
];

export const LOST_REASONS = ['Bought elsewhere', 'Price too high', 'Plans changed', 'Could not be reached'];

/** Searches without results, the most frequent first. */
export const ZERO_RESULT_QUERIES = [
  'sea view villa',
  'houseboat',
  'row house with garden',
  'rent to own',
  'senior living',
  'tiny house',
  'co-living near airport',
  'farm with a well',
  'heritage haveli',
  'studio near university',
  'duplex penthouse',
  'lake front plot',
];
