import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AHEAD, coveredHeight, getLens, turn } from './panorama.ts';

const angle = fc.double({ min: -100, max: 100, noNaN: true });
const steps = fc.array(fc.record({ yaw: angle, pitch: angle, zoom: fc.double({ min: 0.01, max: 100, noNaN: true }) }), {
  maxLength: 20,
});

describe('R-335 a view in all directions', () => {
  test('never turns over, and stays between no zoom and four times', () => {
    fc.assert(
      fc.property(steps, fc.double({ min: 0.1, max: Math.PI, noNaN: true }), (moves, height) => {
        let look = AHEAD;
        for (const move of moves) look = turn(look, move, height);
        expect(Math.abs(look.pitch)).toBeLessThanOrEqual(Math.min(1.4, height / 2));
        expect(Math.abs(look.yaw)).toBeLessThanOrEqual(2 * Math.PI);
        expect(look.zoom).toBeGreaterThanOrEqual(1);
        expect(look.zoom).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('covers half a circle from bottom to top if it is twice as wide as high, and less if it is wider', () => {
    expect(coveredHeight({ width: 4096, height: 2048 })).toBeCloseTo(Math.PI);
    expect(coveredHeight({ width: 4096, height: 1024 })).toBeCloseTo(Math.PI / 2);
  });

  test('has the same angle along the shorter side of every screen', () => {
    expect(getLens(AHEAD, 390, 780)[0]).toBeCloseTo(getLens(AHEAD, 1440, 700)[1]);
    const [across, up] = getLens(turn(AHEAD, { zoom: 2 }), 800, 400);
    expect(across).toBeCloseTo(2 * up);
    expect(up).toBeCloseTo(getLens(AHEAD, 800, 400)[1] / 2);
  });
});
