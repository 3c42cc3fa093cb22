/** Former names of cities that are still in use, with the current names. */
export const FORMER_CITY_NAMES: Record<string, string> = {
  allahabad: 'prayagraj',
  banaras: 'varanasi',
  bangalore: 'bengaluru',
  baroda: 'vadodara',
  belgaum: 'belagavi',
  benares: 'varanasi',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  calicut: 'kozhikode',
  cochin: 'kochi',
  gurgaon: 'gurugram',
  hubli: 'hubballi',
  madras: 'chennai',
  mangalore: 'mangaluru',
  mysore: 'mysuru',
  pondicherry: 'puducherry',
  poona: 'pune',
  simla: 'shimla',
  trichy: 'tiruchirappalli',
  trivandrum: 'thiruvananthapuram',
  vizag: 'visakhapatnam',
};

/** Hindi names, short forms and common misspellings, by the current name in lower case. */
const OTHER_NAMES: Record<string, string[]> = {
  ahmedabad: ['अहमदाबाद', 'ahmadabad', 'amdavad', 'ahemdabad', 'ahmedbad'],
  bengaluru: ['बेंगलुरु', 'बेंगलूरु', 'बंगलुरु', 'बैंगलोर', 'बंगलौर', 'banglore', 'bengalore', 'bengluru', 'blr'],
  chandigarh: ['चंडीगढ़', 'chandigad', 'chandighar'],
  chennai: ['चेन्नई', 'मद्रास', 'chenai'],
  delhi: ['दिल्ली', 'नई दिल्ली', 'new delhi', 'dilli', 'dehli', 'nayi dilli'],
  dholera: ['धोलेरा', 'dholera sir', 'dholera smart city'],
  faridabad: ['फरीदाबाद', 'faridabaad', 'fbd'],
  ghaziabad: ['गाजियाबाद', 'gaziabad', 'ghaziyabad'],
  goa: ['गोवा'],
  'greater noida': ['ग्रेटर नोएडा', 'greator noida', 'gr noida', 'grater noida'],
  gurugram: ['गुरुग्राम', 'गुड़गांव', 'गुड़गाँव', 'गुडगांव', 'gurgoan', 'gudgaon', 'gurugaon', 'ggn', 'gurgram'],
  hyderabad: ['हैदराबाद', 'hydrabad', 'hyderbad', 'hyd'],
  jaipur: ['जयपुर', 'jaypur', 'jaipure'],
  kochi: ['कोच्चि', 'कोचीन', 'ernakulam', 'kochin'],
  kolkata: ['कोलकाता', 'कलकत्ता', 'kolkatta', 'kolkota'],
  lucknow: ['लखनऊ', 'lakhnau', 'lko', 'luckhnow'],
  mumbai: ['मुंबई', 'बंबई', 'mumbay', 'mumabi', 'bambai'],
  noida: ['नोएडा', 'नोयडा', 'noyda', 'noeda'],
  pune: ['पुणे', 'पूना', 'puna'],
};

/** All other names of a city: former, Hindi, short and misspelt ones. */
export function getCityAliases(name: string): string[] {
  const current = name.toLowerCase();
  const former = Object.entries(FORMER_CITY_NAMES).flatMap(([old, today]) => (today === current ? [old] : []));
  return [...former, ...(OTHER_NAMES[current] ?? [])];
}

/** Names for several cities together. Cities that the master list does not have are left out. */
export const CITY_GROUPS: { name: string; aliases: string[]; cities: string[] }[] = [
  {
    name: 'NCR',
    aliases: ['delhi ncr', 'ncr delhi', 'ncr region', 'national capital region', 'एनसीआर', 'दिल्ली एनसीआर'],
    cities: ['Delhi', 'Noida', 'Greater Noida', 'Gurugram', 'Ghaziabad', 'Faridabad'],
  },
];
