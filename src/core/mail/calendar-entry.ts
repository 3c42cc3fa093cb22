export interface CalendarEntry {
  /** Identifies the entry in all its versions. */
  uid: string;
  /** A higher number replaces the entry. */
  sequence: number;
  start: Date;
  minutes: number;
  title: string;
  place: string;
  isCancelled: boolean;
}

/** A line has at most this many bytes; longer ones go on in the next, after a space. */
const MAX_LINE_BYTES = 74;

const toUtc = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

const escapeText = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

function fold(line: string): string {
  const lines = [''];
  let bytes = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (bytes + length > MAX_LINE_BYTES) {
      lines.push('');
      bytes = 1;
    }
    lines[lines.length - 1] += character;
    bytes += length;
  }
  return lines.join('\r\n ');
}

/** Writes an entry as an iCalendar file (RFC 5545), which every calendar opens. */
export function writeCalendar({ uid, sequence, start, minutes, title, place, isCancelled }: CalendarEntry, now: Date) {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aangan//Visits//EN',
    `METHOD:${isCancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${toUtc(now)}`,
    `DTSTART:${toUtc(start)}`,
    `DTEND:${toUtc(new Date(start.getTime() + minutes * 60_000))}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
