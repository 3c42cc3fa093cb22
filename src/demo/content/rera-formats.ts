/** Number format of a state's regulator. `#` is a digit, YY and YYYY the year, MM and DD a date. */
export interface ReraFormat {
  project: string;
  agent: string;
}

const HARYANA = 'HRERA-PKL-FBD-9##-YYYY';
const AHMEDABAD = 'PR/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/MAA9####/DDMMYY';
const DHOLERA = 'PR/GJ/AHMEDABAD/DHOLERA/DSIRDA/PAA9####/DDMMYY';

/**
 * The formats by city. Serial numbers start with a nine, beyond those that the regulators have issued, so that no
 * invented number is a real one.
 */
export const reraFormats: Record<string, ReraFormat> = {
  delhi: { project: 'DLRERAYYYYP9###', agent: 'DLRERAYYYYA9###' },
  gurugram: { project: 'GGM/9##/9##/YYYY/0#', agent: 'GGM/REA/9###/YYYY' },
  faridabad: { project: HARYANA, agent: 'HRERA-PKL-REA-9###-YYYY' },
  noida: { project: 'UPRERAPRJ9#####', agent: 'UPRERAAGT9####' },
  'greater-noida': { project: 'UPRERAPRJ9#####', agent: 'UPRERAAGT9####' },
  lucknow: { project: 'UPRERAPRJ9#####', agent: 'UPRERAAGT9####' },
  mumbai: { project: 'P5180009####', agent: 'A5180009####' },
  pune: { project: 'P5210009####', agent: 'A5210009####' },
  bengaluru: { project: 'PRM/KA/RERA/1251/309/PR/DDMMYY/009###', agent: 'PRM/KA/RERA/1251/309/AG/DDMMYY/009###' },
  jaipur: { project: 'RAJ/P/YYYY/9###', agent: 'RAJ/A/YYYY/9###' },
  goa: { project: 'PRGOMMYY9###', agent: 'AGGOMMYY9###' },
  hyderabad: { project: 'P02400009###', agent: 'A02400009###' },
  chennai: { project: 'TN/29/Building/09##/YYYY', agent: 'TN/Agent/09##/YYYY' },
  kolkata: { project: 'WBRERA/P/KOL/YYYY/0009##', agent: 'WBRERA/A/KOL/YYYY/0009##' },
  ahmedabad: { project: AHMEDABAD, agent: 'AG/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/AA9####/DDMMYY' },
  dholera: { project: DHOLERA, agent: 'AG/GJ/AHMEDABAD/DHOLERA/DSIRDA/AA9####/DDMMYY' },
  kochi: { project: 'K-RERA/PRJ/ERN/9##/YYYY', agent: 'K-RERA/AGENT/ERN/9##/YYYY' },
  chandigarh: { project: 'CHRERA-P-9##-YYYY', agent: 'CHRERA-A-9##-YYYY' },
};
