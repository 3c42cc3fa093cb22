import { describe, expect, test } from 'vitest';
import { artFile } from '../art-file.ts';
import { artName } from '../art-name.ts';
import { TIMES } from '../catalogue.ts';
import { LAND_VIEWS, type LandView } from '../land/land-designs.ts';
import { findSvgIssues } from '../svg-issues.ts';
import { INTERIOR_STATES } from './designed-room.ts';
import { DESIGNED_ROOMS, type DesignedRoom } from './rooms.ts';

const rooms = Object.keys(DESIGNED_ROOMS) as DesignedRoom[];
const views = Object.keys(LAND_VIEWS) as LandView[];
const MAX_BYTES = 31_000;

/** Every design in one light and state; the next design in the next ones. */
const names = [
  ...rooms.flatMap((room) =>
    Object.keys(DESIGNED_ROOMS[room]).map((design, index) =>
      artName.designedRoom({
        room,
        design,
        state: INTERIOR_STATES[index % INTERIOR_STATES.length] ?? 'bare',
        time: TIMES[Math.floor(index / 2) % TIMES.length] ?? 'day',
      }),
    ),
  ),
  ...views.flatMap((view) =>
    Object.keys(LAND_VIEWS[view]).map((design, index) =>
      artName.land({ view, design, time: TIMES[index % TIMES.length] ?? 'day' }),
    ),
  ),
];

describe('designed rooms and land', () => {
  test.each(rooms)('there are at least eight designs of a %s', (room) => {
    expect(Object.keys(DESIGNED_ROOMS[room]).length).toBeGreaterThanOrEqual(8);
  });

  test.each(names)('%s is a small, sound picture', (name) => {
    const svg = artFile(name) ?? '';
    expect(findSvgIssues(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(MAX_BYTES);
    expect(artFile(name)).toBe(svg);
  });

  test('furnished, semi-furnished, empty and planned rooms differ, and so do times of day', () => {
    const draw = (state: (typeof INTERIOR_STATES)[number], time: (typeof TIMES)[number]) =>
      artFile(artName.designedRoom({ room: 'bedroom', design: 'simple', state, time }));
    const drawings = [
      ...INTERIOR_STATES.map((state) => draw(state, 'day')),
      ...TIMES.map((time) => draw('bare', time)),
    ];
    expect(new Set(drawings).size).toBe(INTERIOR_STATES.length + TIMES.length - 1);
  });

  test.each([
    'interior-living-jhoola-golden',
    'interior-living-jhoola-furnished-noon',
    'interior-living-jhoola-empty-golden',
    'interior-living-constructor-bare-golden',
    'interior-constructor-jhoola-bare-golden',
    'interior-living-jhoola-bare-golden-golden',
    'land-road-avenue',
    'land-road-toString-day',
    'land-sky-avenue-day',
    'land-road-avenue-day-day',
  ])('%s stands for nothing', (name) => {
    expect(artFile(name)).toBeUndefined();
  });
});
