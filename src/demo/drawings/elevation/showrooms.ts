import { LAMPLIGHT, mix, WALLS } from '../colour.ts';
import { cyclic } from '../random.ts';
import { car } from '../scenery/street-life.ts';
import { circle, filled, path, polygon, rect, repeat } from '../svg.ts';
import { drawSlab } from './roofs.ts';
import { CLOTHS } from './shops.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

/** The front of a shopping mall: a tall glazed hall between walls with large pictures. */
export function mall(site: Site): Building {
  const { scene, ground, random, stone, accent } = site;
  const x = 66;
  const w = 468;
  const h = random.between(158, 178);
  const top = ground - h;
  const hall = 150;
  const hx = x + w / 2 - hall / 2;
  const wall = mix(site.wall, WALLS.warmgrey, 0.3);
  const wing: Mass = { x, w, base: ground, floors: 3, floorHeight: h / 3, wall, rows: [bays('o1')], parapet: 6 };
  const pictures = [hx - 118, hx + hall + 18].map(
    (px, i) =>
      filled(scene.tone(cyclic(CLOTHS, i + random.int(0, 3))), rect(px, top + 22, 100, 58)) +
      circle(px + 36, top + 48, 17, scene.lighten('#f4d8a8', 0.2)) +
      filled(scene.lighten('#fff4df', 0.3), path`M${px} ${top + 80}q30 -34 58 -10q20 -18 42 2v8z`),
  );
  const panes =
    repeat(9, (i) => rect(hx + ((i + 1) * hall) / 10, top - 16, 1.2, h + 16)) +
    repeat(5, (i) => rect(hx, top + 6 + i * (h / 5), hall, 1.2));
  const shops = repeat(8, (i) =>
    i === 3 || i === 4
      ? ''
      : filled(
          scene.lampsOn ? '#ffe2a8' : site.glass,
          rect(x + 10 + i * ((w - 14) / 8), ground - 42, (w - 14) / 8 - 8, 42),
        ) + filled(scene.tone(cyclic(CLOTHS, i)), rect(x + 10 + i * ((w - 14) / 8), ground - 51, (w - 14) / 8 - 8, 8)),
  );
  return {
    left: x - 8,
    right: x + w + 8,
    door: 300,
    masses: [wing],
    front:
      filled(scene.tone(stone), rect(x, top - 6, 30, h + 6) + rect(x + w - 30, top - 6, 30, h + 6)) +
      pictures.join('') +
      shops +
      filled(scene.lampsOn ? scene.fade('mh', '#ffe9bd', '#f8bd69') : site.glass, rect(hx, top - 18, hall, h + 18)) +
      filled(scene.lighten('#dfe6e6', 0.4), panes, 'opacity=".8"') +
      filled(
        scene.tone(accent),
        polygon([hx - 18, top - 16], [hx + hall + 18, top - 34], [hx + hall + 18, top - 24], [hx - 18, top - 6]),
      ) +
      drawSlab(site, hx - 12, ground - 40, hall + 24, accent, 6) +
      filled(scene.darken('#4a403a', 0.2), rect(hx + hall * 0.3, ground - 34, hall * 0.4, 34)) +
      filled(scene.lampsOn ? LAMPLIGHT[0] : scene.light.glass[0], rect(hx + hall * 0.32, ground - 32, hall * 0.36, 32)),
  };
}

/** A showroom with a tall glass front and cars behind it. */
export function showroom(site: Site): Building {
  const { scene, ground, random, accent } = site;
  const x = 110;
  const w = 330;
  const h = random.between(112, 128);
  const wall = mix(site.wall, WALLS.lime, 0.4);
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: 2,
    floorHeight: h / 2 + 8,
    depth: 40,
    wall,
    rows: [bays('o1')],
    parapet: 0,
    hasBlankSide: true,
  };
  const top = getTop(mass);
  const inside = scene.lampsOn
    ? scene.fade('sl', '#fff0cf', '#f7c071')
    : scene.fade('sg', mix(scene.light.glass[0], '#ffffff', 0.3), mix(scene.light.glass[1], '#ffffff', 0.1));
  const panes = repeat(7, (i) => rect(x + 14 + ((i + 1) * (w - 28)) / 8, top + 40, 1.6, ground - top - 40));
  return {
    left: x - 8,
    right: x + w + 46,
    door: x + w * 0.5,
    masses: [mass],
    front:
      filled(inside, rect(x + 14, top + 40, w - 28, ground - top - 40)) +
      filled(scene.darken('#6d665d', 0.1), rect(x + 14, ground - 6, w - 28, 6)) +
      car(scene, x + 36, ground - 5, 1.7) +
      car(scene, x + 204, ground - 5, 1.7) +
      filled(scene.lighten('#dfe6e6', 0.4), panes, 'opacity=".8"') +
      filled(
        '#fff',
        polygon([x + 40, top + 40], [x + 92, top + 40], [x + 40, ground], [x + 14, ground], [x + 14, top + 90]),
        'opacity=".16"',
      ) +
      filled(scene.tone(accent), rect(x - 6, top - 6, w + 12, 44)) +
      filled(
        scene.darken(accent, 0.34),
        polygon([x + w + 6, top - 6], [x + w + 44, top + 6], [x + w + 44, top + 42], [x + w + 6, top + 38]),
      ) +
      filled('#fff', rect(x + 30, top + 10, 96, 7) + rect(x + 30, top + 21, 58, 5), 'opacity=".88"') +
      circle(x + w - 34, top + 16, 12, '#fff', 'opacity=".88"'),
  };
}

/** A furniture or textile house on a plaza: stone walls with tall display windows. */
export function plazaShowroom(site: Site): Building {
  const { scene, ground, random, stone, accent } = site;
  const x = 116;
  const w = 350;
  const floorHeight = random.between(66, 74);
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: 2,
    floorHeight,
    depth: 26,
    wall: stone,
    rows: [bays('o1')],
    parapet: 10,
    hasBlankSide: true,
  };
  const top = getTop(mass);
  const unit = (w - 40) / 4;
  const windows = repeat(4, (i) =>
    i === 2 ? '' : rect(x + 16 + i * (unit + 3), ground - floorHeight + 10, unit - 10, floorHeight - 14),
  );
  const upper = repeat(4, (i) => rect(x + 16 + i * (unit + 3), top + 14, unit - 10, floorHeight - 26));
  const figures = repeat(3, (i) => {
    const px = x + 16 + (i === 2 ? 3 : i) * (unit + 3) + unit * 0.34;
    return (
      filled(scene.tone(cyclic(CLOTHS, i + random.int(0, 4))), path`M${px - 7} ${ground - 6}l4 -26q4 -6 8 0l4 26z`) +
      circle(px + 1, ground - 38, 4.2, scene.tone('#c99f7a'))
    );
  });
  const courses = repeat(12, (i) => rect(x, top + i * ((ground - top) / 12), w, 0.8));
  return {
    left: x - 8,
    right: x + w + 32,
    door: x + 16 + 2 * (unit + 3) + unit / 2,
    masses: [mass],
    front:
      filled(scene.darken(stone, 0.12), courses) +
      filled(scene.lampsOn ? scene.fade('sl', '#fff0cf', '#f7c071') : site.glass, windows + upper) +
      figures +
      filled(
        scene.darken('#5a4336', 0.2),
        rect(x + 16 + 2 * (unit + 3) + 4, ground - floorHeight + 16, unit - 18, floorHeight - 16),
      ) +
      filled(
        scene.lampsOn ? LAMPLIGHT[0] : scene.light.glass[0],
        rect(x + 16 + 2 * (unit + 3) + 8, ground - floorHeight + 20, unit - 26, floorHeight - 20),
      ) +
      drawSlab(site, x - 8, ground - floorHeight + 2, w + 16, accent, 9) +
      filled(scene.tone(accent), rect(x + w * 0.28, top - 26, w * 0.44, 20)) +
      filled('#fff', rect(x + w * 0.36, top - 19, w * 0.28, 5), 'opacity=".88"'),
  };
}
