import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clampZoom, fitInside, MAX_SCALE, MIN_SCALE, NO_ZOOM, pinch, type Zoom, zoomAbout } from './zoom.ts';

const FRAME = { width: 400, height: 800 };
const PICTURE = { width: 400, height: 300 };

const pixels = fc.integer({ min: -2000, max: 2000 });
const point = fc.record({ x: pixels, y: pixels });
const scale = fc.double({ min: MIN_SCALE, max: MAX_SCALE, noNaN: true });
const anyZoom: fc.Arbitrary<Zoom> = fc.record({ scale, x: pixels, y: pixels });

describe('a picture in its frame', () => {
  test('fits without being cropped', () => {
    expect(fitInside({ width: 1200, height: 900 }, FRAME)).toEqual(PICTURE);
    expect(fitInside({ width: 100, height: 1000 }, FRAME)).toEqual({ width: 80, height: 800 });
  });

  test('has the size of the frame until it is loaded', () => {
    expect(fitInside({ width: 0, height: 0 }, FRAME)).toEqual(FRAME);
  });

  test('cannot be dragged while all of it is visible', () => {
    expect(clampZoom({ scale: 1, x: 50, y: -70 }, PICTURE, FRAME)).toEqual(NO_ZOOM);
  });

  test('can be dragged to its edges and no further', () => {
    expect(clampZoom({ scale: 4, x: 9999, y: -9999 }, PICTURE, FRAME)).toEqual({ scale: 4, x: 600, y: -200 });
  });

  test('is never smaller than the frame allows nor larger than four times', () => {
    expect(clampZoom({ scale: 0.2, x: 0, y: 0 }, PICTURE, FRAME).scale).toBe(1);
    expect(clampZoom({ scale: 20, x: 0, y: 0 }, PICTURE, FRAME).scale).toBe(4);
  });
});

describe('zooming', () => {
  test('keeps the point under the pointer where it is', () => {
    fc.assert(
      fc.property(anyZoom, scale, point, (zoom, newScale, at) => {
        const seen = (at.x - zoom.x) / zoom.scale;
        const next = zoomAbout(zoom, newScale, at);
        expect(seen * next.scale + next.x).toBeCloseTo(at.x, 5);
      }),
    );
  });

  test('in and out again about one point changes nothing', () => {
    const there = zoomAbout({ scale: 2, x: 30, y: -10 }, 3, { x: 80, y: 40 });
    const back = zoomAbout(there, 2, { x: 80, y: 40 });
    expect(back.x).toBeCloseTo(30);
    expect(back.y).toBeCloseTo(-10);
  });
});

describe('two fingers', () => {
  test('twice as far apart enlarge the picture twice about their middle', () => {
    const before = [
      { x: -50, y: 0 },
      { x: 50, y: 0 },
    ] as const;
    const after = [
      { x: -100, y: 0 },
      { x: 100, y: 0 },
    ] as const;
    expect(pinch(NO_ZOOM, before, after)).toEqual({ scale: 2, x: 0, y: 0 });
  });

  test('that move together drag the picture', () => {
    const before = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
    ] as const;
    const after = [
      { x: 20, y: 30 },
      { x: 120, y: 30 },
    ] as const;
    expect(pinch({ scale: 2, x: 5, y: 5 }, before, after)).toEqual({ scale: 2, x: 25, y: 35 });
  });

  test('at the same spot do not divide by zero', () => {
    const same = [
      { x: 1, y: 1 },
      { x: 1, y: 1 },
    ] as const;
    expect(pinch(NO_ZOOM, same, same).scale).toBe(MIN_SCALE);
  });
});
