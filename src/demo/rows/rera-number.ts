import { type ReraFormat, reraFormats } from '../content/rera-formats.ts';
import type { Random } from '../random.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** An invented number in the format of the city's regulator, from 2021 to 2026. */
export function reraNumber(city: string, registers: keyof ReraFormat, random: Random): string {
  const format = reraFormats[city]?.[registers];
  if (format === undefined) throw new Error(`no regulator is known for ${city}`);
  const year = random.int(2021, 2026);
  const month = twoDigits(random.int(1, 9));
  const day = twoDigits(random.int(1, 28));
  return format
    .replaceAll('YYYY', String(year))
    .replaceAll('DDMMYY', `${day}${month}${year % 100}`)
    .replaceAll('MMYY', `${month}${year % 100}`)
    .replaceAll('#', () => String(random.int(0, 9)));
}
