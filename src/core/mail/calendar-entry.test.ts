import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeCalendar } from './calendar-entry.ts';

const NOW = new Date('2026-11-16T05:00:00Z');
const entry = {
  uid: 'visit-7@aangan.example',
  sequence: 2,
  start: new Date('2026-11-21T05:30:00Z'),
  minutes: 60,
  title: 'Visit: Aravalli Terraces, tower B; flat 904',
  place: 'Sector 63A\nGurugram',
  isCancelled: false,
};

test('R-413 a visit is written as a calendar entry', () => {
  expect(writeCalendar(entry, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Aangan//Visits//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:visit-7@aangan.example',
    'SEQUENCE:2',
    'DTSTAMP:20261116T050000Z',
    'DTSTART:20261121T053000Z',
    'DTEND:20261121T063000Z',
    String.raw`SUMMARY:Visit: Aravalli Terraces\, tower B\; flat 904`,
    String.raw`LOCATION:Sector 63A\nGurugram`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('R-413 a cancelled visit cancels its entry', () => {
  const lines = writeCalendar({ ...entry, isCancelled: true }, NOW).split('\r\n');
  expect(lines).toContain('METHOD:CANCEL');
  expect(lines).toContain('STATUS:CANCELLED');
});

test('R-413 no text of a visit can add a line, and no line is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const written = writeCalendar({ ...entry, title: text, place: text }, NOW);
      const lines = written.split('\r\n');
      expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      // Without the folds there are as many lines as properties.
      const unfolded = written.replaceAll('\r\n ', '');
      expect(unfolded.split('\r\n')).toHaveLength(16);
      expect(unfolded.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    }),
  );
});
