import * as fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { artFile } from '../art-file.ts';
import { artName } from '../art-name.ts';
import { COURTYARD_FORMATS, SKYLINE_CITIES, TIMES } from '../catalogue.ts';
import { findSvgIssues } from '../svg-issues.ts';
import { type HeroCourtyardOptions, heroCourtyard } from './hero.ts';

const view = fc.record({
  city: fc.constantFrom(...SKYLINE_CITIES),
  time: fc.constantFrom(...TIMES),
  format: fc.constantFrom(...COURTYARD_FORMATS),
});
/** Drawing a picture takes a few milliseconds, so the number of runs is limited. */
const TRIES = { numRuns: 30 };

/** Multiples of 1/1024 are exact as floating-point numbers, so a moment one whole turn later is exact too. */
const moment = fc.integer({ min: 0, max: 1023 }).map((n) => n / 1024);

const HERO: HeroCourtyardOptions = { city: 'India', time: 'golden', format: 'wide' };

const pixels = async (at: number): Promise<Buffer> =>
  sharp(Buffer.from(heroCourtyard({ ...HERO, moment: at })))
    .resize(720, 350)
    .removeAlpha()
    .raw()
    .toBuffer();

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe('R-041 the courtyard in motion', () => {
  test('begins as the published picture, whatever the city, light and shape', () => {
    fc.assert(
      fc.property(view, (options) => {
        expect(heroCourtyard({ ...options, moment: 0 })).toBe(artFile(artName.courtyard(options)));
      }),
      TRIES,
    );
  });

  test('is sound markup at every moment, and the same each time it is drawn', () => {
    fc.assert(
      fc.property(view, moment, (options, at) => {
        const frame = heroCourtyard({ ...options, moment: at });
        expect(findSvgIssues(frame)).toEqual([]);
        expect(heroCourtyard({ ...options, moment: at })).toBe(frame);
      }),
      TRIES,
    );
  });

  test('comes round: a whole turn later it is the same', () => {
    fc.assert(
      fc.property(view, moment, (options, at) => {
        expect(heroCourtyard({ ...options, moment: at + 1 })).toBe(heroCourtyard({ ...options, moment: at }));
      }),
      TRIES,
    );
  });

  test('never stands still', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        fc.pre(one !== other);
        expect(heroCourtyard({ ...HERO, moment: one })).not.toBe(heroCourtyard({ ...HERO, moment: other }));
      }),
      TRIES,
    );
  });

  test('has no seam: the last frame leads to the first as gently as any other to its next', async () => {
    const frames = 240;
    const step = async (frame: number) =>
      difference(await pixels(frame / frames), await pixels(((frame + 1) % frames) / frames));
    const usual = await Promise.all([30, 75, 120, 165, 210].map(step));
    expect(await step(frames - 1)).toBeLessThan(1.5 * Math.max(...usual));
  });
});
