/** Former city names that are still in use, with the current names. */
const FORMER_NAMES: Record<string, string> = {
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
/** A shorter prefix would match too many names. */
const MIN_PREFIX_LENGTH = 4;

const nameToday = (word: string): string => {
  const former = Object.keys(FORMER_NAMES).find(
    (name) => name === word || (word.length >= MIN_PREFIX_LENGTH && name.startsWith(word)),
  );
  return (former && FORMER_NAMES[former]) ?? word;
};

/** Replaces former city names with the current ones. */
export const toCurrentNames = (form: string): string => form.split(' ').map(nameToday).join(' ');
