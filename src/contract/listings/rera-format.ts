/** The format of a state regulator's project numbers. */
interface ReraFormat {
  pattern: RegExp;
  example: string;
}

/** By state. The patterns cover all numbers in use: they only warn of typing errors and reject nothing. */
const FORMATS: Partial<Record<string, ReraFormat>> = {
  chandigarh: { pattern: /^CHRERA[-/]P[-/]\d{1,4}[-/]\d{4}$/, example: 'CHRERA-P-901-2025' },
  delhi: { pattern: /^DLRERA\d{4}P\d{4}$/, example: 'DLRERA2025P9001' },
  goa: { pattern: /^PRGO\d{8}$/, example: 'PRGO04259001' },
  gujarat: {
    pattern: /^PR\/GJ\/[A-Z ]+\/[A-Z ]+\/[A-Z ]+\/[A-Z]{3}\d{5}(\/[A-Z\d]+)*$/,
    example: 'PR/GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/MAA90001/150425',
  },
  haryana: {
    pattern: /^((RC\/REP\/HARERA\/)?GGM\/\d+\/\d+\/\d{4}\/\d+|HRERA-PKL-[A-Z]{2,4}-\d{1,4}-\d{4})$/,
    example: 'GGM/901/901/2025/01',
  },
  karnataka: {
    pattern: /^PRM\/KA\/RERA\/\d{4}\/\d{3}\/PR\/\d{6}\/\d{6}$/,
    example: 'PRM/KA/RERA/1251/309/PR/150425/009001',
  },
  kerala: { pattern: /^K-RERA\/PRJ\/[A-Z]{3}\/\d{1,4}\/\d{4}$/, example: 'K-RERA/PRJ/ERN/901/2025' },
  maharashtra: { pattern: /^P[A-Z]?\d{11,13}$/, example: 'P51800090001' },
  rajasthan: { pattern: /^RAJ\/P\/\d{4}\/\d{3,5}$/, example: 'RAJ/P/2025/9001' },
  'tamil nadu': {
    pattern: /^TN(RERA)?\/\d{1,2}\/[A-Za-z]+\/\d{3,4}\/\d{4}$/,
    example: 'TN/29/Building/0901/2025',
  },
  telangana: { pattern: /^P\d{11}$/, example: 'P02400009001' },
  'uttar pradesh': { pattern: /^UPRERAPRJ\d{3,6}(\/\d{2}\/\d{4})?$/, example: 'UPRERAPRJ900001' },
  'west bengal': { pattern: /^(WBRERA|HIRA)\/[PNA]\/[A-Z]{3}\/\d{4}\/\d{6}$/, example: 'WBRERA/P/KOL/2025/000901' },
};

/** The state's example number, if this number does not match the pattern; otherwise undefined. */
export function getReraExample(number: string, state: string): string | undefined {
  const format = FORMATS[state.trim().toLowerCase()];
  return format && number.trim() !== '' && !format.pattern.test(number.trim()) ? format.example : undefined;
}

/** Whether a text is a number in the format of any state's regulator. */
export const isReraNumber = (text: string): boolean =>
  Object.values(FORMATS).some((format) => format?.pattern.test(text));
