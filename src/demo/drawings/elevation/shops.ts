import { arch } from '../arches.ts';
import { LAMPLIGHT, mix, WALLS } from '../colour.ts';
import { cyclic } from '../random.ts';
import { circle, filled, path, rect, repeat } from '../svg.ts';
import { drawBalustrade } from './roofs.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

/** Colours of awnings, name boards and clothes. */
export const CLOTHS = ['#b4462f', '#2f6b62', '#d99a2b', '#7b3f61', '#3c5f86'] as const;
const GOODS = [...CLOTHS, '#efe2cb', '#c98a5a'] as const;

/** A shop window with a name board, goods on shelves and, at some shops, an awning. */
function drawShopFront(site: Site, x: number, w: number, h: number, index: number, hasAwning: boolean): string {
  const { scene, ground, random } = site;
  const y = ground - h;
  const cloth = cyclic(CLOTHS, index);
  const inside = scene.lampsOn
    ? scene.fade('sl', '#fff0cf', '#f7c071')
    : scene.fade('sg', mix(scene.light.glass[0], '#ffffff', 0.2), mix(scene.light.glass[1], scene.light.shade, 0.25));
  const goods = repeat(Math.round(w / 13), (i) => {
    const gh = random.between(0.12, 0.3) * h;
    return filled(scene.tone(random.pick(GOODS)), rect(x + 7 + i * 12, ground - h * 0.14 - gh, 9, gh));
  });
  const stripes = Math.max(5, Math.round(w / 14));
  const stripe = (w - 4) / stripes;
  const awning = (odd: number): string =>
    repeat(stripes, (i) =>
      i % 2 === odd
        ? path`M${x + 2 + i * stripe} ${y + h * 0.2}h${stripe}v${h * 0.16}a${stripe / 2} ${stripe / 2.6} 0 0 1 ${-stripe} 0z`
        : '',
    );
  return (
    filled(inside, rect(x + 4, y + h * 0.22, w - 8, h * 0.78)) +
    goods +
    filled(
      scene.darken('#5a4336', 0.1),
      rect(x + 4, ground - h * 0.14, w - 8, h * 0.14) + rect(x + w * 0.66, y + h * 0.24, 2.4, h * 0.76),
    ) +
    filled(scene.tone(cloth), rect(x + 2, y, w - 4, h * 0.2)) +
    filled(
      '#fff',
      rect(x + w * 0.1, y + h * 0.06, w * 0.4, h * 0.035) + rect(x + w * 0.1, y + h * 0.12, w * 0.24, h * 0.03),
      'opacity=".85"',
    ) +
    circle(x + w - 12, y + h * 0.1, h * 0.05, '#fff', 'opacity=".85"') +
    (hasAwning ? filled(scene.tone(cloth), awning(0)) + filled(scene.lighten('#fbf3e4', 0.2), awning(1)) : '')
  );
}

/** A row of shops with homes above, each painted differently. */
export function highStreet(site: Site): Building {
  const { scene, ground, random, look, facts } = site;
  const shop = 66;
  const w = 168;
  const x = 300 - w * 1.9 + random.between(-40, 20);
  const walls = [...look.walls[facts.tier], ...look.walls.affordable];
  const styles = ['w w w', 'b1.4 w', 'a a a', 's s s', 'p p'] as const;
  const start = random.int(0, 4);
  const masses = Array.from({ length: 4 }, (_, i): Mass => {
    const floors = random.int(1, 2);
    return {
      x: x + i * w,
      w: w - 1.5,
      base: ground - shop,
      floors,
      floorHeight: random.between(46, 54),
      wall: cyclic(walls, start + i),
      rows: [bays(cyclic(styles, start + i))],
      rail: 'bars',
      hasBands: i % 2 === 0,
      parapet: 12,
      stilts: shop,
    };
  });
  const fronts = masses.map(
    (mass, i) =>
      filled(scene.tone(mass.wall ?? site.wall), rect(mass.x, ground - shop, mass.w, shop)) +
      drawShopFront(site, mass.x + 3, w / 2 - 4, shop - 4, i * 2, i % 2 === 0) +
      drawShopFront(site, mass.x + w / 2 + 1, w / 2 - 6, shop - 4, i * 2 + 1, i % 3 === 1),
  );
  return { left: 4, right: 596, door: 300, masses, front: fronts.join('') };
}

/** A shop at a street corner with a rounded front. */
export function cornerShop(site: Site): Building {
  const { scene, ground, random, accent } = site;
  const shop = 74;
  const x = 128;
  const w = 212;
  const drum = 92;
  const mass: Mass = {
    x,
    w,
    base: ground - shop,
    floors: 2,
    floorHeight: 52,
    rows: [bays(random.pick(['s s s', 'a a a', 'w b1.4 w']))],
    hasBands: true,
    parapet: 8,
    stilts: shop,
  };
  const top = getTop(mass) - 8;
  const dx = x + w;
  const shading = scene.linear(
    'dr',
    [
      [0, '#fff', 0.16],
      [0.35, '#fff', 0],
      [1, scene.light.shade, 0.4],
    ],
    'across',
  );
  const body = path`M${dx} ${top - 10}q${drum / 2} -8 ${drum} 0V${ground}H${dx}z`;
  const windows = repeat(2, (i) =>
    repeat(3, (k) => arch(dx + 12 + k * 25 + (k === 1 ? -2 : 0), ground - shop - 12 - i * 52, k === 1 ? 22 : 17, 34)),
  );
  const display = rect(dx + 8, ground - shop * 0.72, drum - 16, shop * 0.66);
  const sign = path`M${dx - 3} ${ground - shop + 2}q${drum / 2} -7 ${drum + 6} 0v14q${-drum / 2} -7 ${-drum - 6} 0z`;
  return {
    left: x - 8,
    right: dx + drum + 10,
    door: dx + drum / 2,
    masses: [mass],
    front:
      filled(scene.tone(site.wall), rect(x, ground - shop, w, shop) + body) +
      filled(scene.isDusk ? LAMPLIGHT[0] : site.glass, windows) +
      filled(scene.lampsOn ? '#ffe2a8' : site.glass, display) +
      filled(
        scene.darken('#5a4336', 0.1),
        rect(dx + drum / 2 - 12, ground - shop * 0.72, 2, shop * 0.7) +
          rect(dx + drum / 2 + 12, ground - shop * 0.72, 2, shop * 0.7),
      ) +
      filled(shading, body) +
      filled(scene.tone(accent), sign) +
      filled(
        scene.lighten(site.wall, 0.4),
        path`M${dx - 4} ${top - 12}q${drum / 2} -8 ${drum + 8} 0v5q${-drum / 2} -8 ${-drum - 8} 0z`,
      ) +
      repeat(2, (i) => drawShopFront(site, x + 4 + i * (w / 2), w / 2 - 8, shop - 6, i + random.int(0, 3), i === 0)),
  };
}

/** An arcade of shops with round arches, as in old bazaars and city centres. */
export function bazaar(site: Site): Building {
  const { scene, ground, random, facts } = site;
  const wall = random.pick([site.wall, WALLS.pinkstone, WALLS.lime, WALLS.sandstone]);
  const shop = 78;
  const x = 56;
  const w = 488;
  const count = 8;
  const unit = w / count;
  const mass: Mass = {
    x,
    w,
    base: ground - shop,
    floors: 1 + (facts.tier === 'affordable' ? 0 : random.int(0, 1)),
    floorHeight: 54,
    wall,
    rows: [bays(random.pick(['a a a a a a a a', 's s s s s s s s']))],
    hasBands: true,
    parapet: 5,
    stilts: shop,
  };
  const top = getTop(mass) - 5;
  const arches = repeat(count, (i) => arch(x + i * unit + 7, ground, unit - 14, shop - 12));
  const shops = repeat(
    count,
    (i) =>
      filled(scene.tone(cyclic(CLOTHS, i + 1)), rect(x + i * unit + 10, ground - shop * 0.56, unit - 20, 8)) +
      filled(
        scene.lampsOn ? '#ffdb96' : scene.darken('#6d7a80', 0.3),
        rect(x + i * unit + 12, ground - shop * 0.44, unit - 24, shop * 0.44),
      ),
  );
  return {
    left: x - 8,
    right: x + w + 8,
    door: 300,
    masses: [mass],
    front:
      filled(scene.tone(wall), rect(x, ground - shop, w, shop)) +
      filled(scene.darken(wall, 0.5), arches) +
      shops +
      filled(
        scene.lighten(wall, 0.35),
        repeat(count + 1, (i) =>
          rect(x + i * unit - 3 + (i === 0 ? 3 : 0) - (i === count ? 3 : 0), top, 6, ground - top),
        ) + rect(x - 5, ground - shop - 3, w + 10, 6),
      ) +
      drawBalustrade(site, x, top - 2, w, 10, wall),
  };
}
