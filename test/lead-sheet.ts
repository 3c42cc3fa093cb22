interface LeadNames {
  /** The colleague, as the office calls them. */
  colleague: string;
  /** A status of the office's own. */
  stage: string;
  /** Ten digits; the numbers of the sheet follow it. */
  firstNumber: number;
}

const PEOPLE = 50;

const pick = (values: string[], row: number): string => values[row % values.length] ?? '';

/** The ways in which offices and portals write a number. */
const PHONES = [
  (digits: string) => digits,
  (digits: string) => `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`,
  (digits: string) => `0${digits}`,
  (digits: string) => `91${digits}`,
  (digits: string) => `+91-${digits}`,
  (digits: string) => `${digits.slice(0, 5)}-${digits.slice(5)} (W)`,
];

const DATES = ['12/11/2026', '11-Nov-26', '2026-11-10', '9 Nov 2026', '08-11-2026 10:34 AM', ''];
const PORTALS = ['Neem Homes', 'Website', 'Walk in', 'WhatsApp', 'Reference'];
const QUERIES = ['Is it still free?', '"Wants 3 BHK, loan ready"', 'Call after 6', '', 'Café nearby?'];
const HEAD = 'Sr No,Lead Name,Contact No.,E-mail ID,Portal,Enquired On,Project,Query,RM,Lead Status';

const toRow = (row: number, person: number, { colleague, stage, firstNumber }: LeadNames): string => {
  const write = PHONES[row % PHONES.length] ?? String;
  const cells = [
    String(row + 1),
    `Lead ${person + 1} Sharma`,
    `"${write(String(firstNumber + person))}"`,
    person % 4 === 0 ? `lead${firstNumber + person}@example.com` : '',
    pick(PORTALS, row),
    pick(DATES, row),
    'A tower that we do not sell',
    pick(QUERIES, row),
    colleague,
    pick(['Fresh', 'Follow up', 'SV done', stage], row),
  ];
  return cells.join(',');
};

/**
 * A sheet of leads as offices keep it: 60 rows of 50 people below a title and a blank row, with numbers and dates of
 * many kinds. The last ten rows repeat people; two other rows have no number that can be called.
 */
export function leadSheet(names: LeadNames): Buffer {
  const rows = Array.from({ length: 60 }, (_, row) => toRow(row, row % PEOPLE, names));
  const broken = ['61,No Number,,,,,,,,', '62,Short Number,98765,,,,,,,'];
  return Buffer.from(['LEADS OF NOVEMBER – ALL PORTALS', '', HEAD, ...rows, ...broken].join('\r\n'));
}
