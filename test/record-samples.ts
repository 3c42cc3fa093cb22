/** One kind of record for the promises that all of them keep. */
export interface RecordSample {
  /** Its address below /admin. */
  path: string;
  /** What answers call its rows. */
  rows: string;
  input: object;
  /** A change, and what of it the list shows. */
  change: object;
  /** A word of the changed record that the search finds it by. */
  word: string;
  /** A value that the form refuses, by its field. */
  refused: Record<string, unknown>;
}

export const recordSamples: RecordSample[] = [
  {
    path: '/testimonial',
    rows: 'testimonials',
    input: { name: 'Meera Iyer', location: 'Pune', content: 'They told us what they did not know, too.' },
    change: { location: 'Nashik' },
    word: 'nashi',
    refused: { content: '' },
  },
];
