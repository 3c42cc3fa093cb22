import { LAMPLIGHT, mix } from '../colour.ts';
import { person } from '../scenery/street-life.ts';
import { circle, ellipse, filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { type Building, bays, getTop, type Mass, type Site } from './site.ts';

const CLADDINGS = ['#dfe0db', '#cfd6d6', '#e5dccb', '#b9c6c4', '#c8d2dc'] as const;
const COLOURS = ['#b4462f', '#2f6b62', '#d0912c', '#3c5f86'] as const;

/** A lorry in the painted colours of Indian roads, facing right, with its rear at (x, y). */
export function drawLorry({ scene, random }: Site, x: number, y: number, k: number): string {
  const body = scene.tone(random.pick(['#b4462f', '#2f6b62', '#d99a2b', '#3c5f86', '#f0e8d8']));
  const wheels = [16, 32, 108].map(
    (q) => circle(x + q * k, y - 5 * k, 7 * k, '#2a2929') + circle(x + q * k, y - 5 * k, 3 * k, '#b8b0a4'),
  );
  return (
    ellipse(x + 64 * k, y, 72 * k, 4 * k, scene.light.shade, 'opacity=".3"') +
    filled(body, rect(x, y - 50 * k, 92 * k, 42 * k)) +
    filled(scene.tone('#f0d58a'), rect(x, y - 50 * k, 92 * k, 4 * k) + rect(x, y - 14 * k, 92 * k, 3 * k)) +
    filled(
      scene.light.shade,
      repeat(7, (i) => rect(x + (10 + i * 12) * k, y - 46 * k, 1 * k, 32 * k)),
      'opacity=".25"',
    ) +
    filled(
      scene.tone('#e0a136'),
      path`M${x + 95 * k} ${y - 8 * k}v${-34 * k}h${20 * k}q${5 * k} 0 ${6 * k} ${6 * k}l${3 * k} ${14 * k}v${14 * k}z`,
    ) +
    filled(
      mix(scene.light.glass[1], scene.light.shade, 0.4),
      path`M${x + 104 * k} ${y - 37 * k}h${11 * k}l${4 * k} ${14 * k}h${-15 * k}z`,
    ) +
    filled('#3a3734', rect(x, y - 10 * k, 124 * k, 4 * k)) +
    wheels.join('')
  );
}

interface Shed {
  readonly x: number;
  readonly w: number;
  readonly top: number;
  readonly wall: string;
  readonly colour: string;
}

function drawDocks({ scene, random, ground }: Site, { x, w, wall, colour }: Shed, count: number): string {
  const unit = (w - 20) / count;
  let svg = '';
  for (let i = 0; i < count; i++) {
    const left = x + 14 + i * unit;
    const width = unit - 14;
    const isOpen = random.chance(0.4);
    svg +=
      filled(
        isOpen ? (scene.lampsOn ? '#f5bb68' : scene.darken('#4c4a48', 0.3)) : scene.darken(wall, 0.18),
        rect(left, ground - 54, width, 46),
      ) +
      (isOpen
        ? filled(scene.tone('#b98452'), rect(left + 5, ground - 24, 15, 16) + rect(left + 22, ground - 19, 12, 11))
        : filled(
            scene.darken(wall, 0.35),
            repeat(7, (n) => rect(left, ground - 52 + n * 6.2, width, 0.8)),
            'opacity=".5"',
          )) +
      filled(scene.darken('#8a8378', 0.2), rect(left - 3, ground - 8, width + 6, 8)) +
      filled(
        scene.tone(colour),
        polygon(
          [left - 6, ground - 58],
          [left + width + 6, ground - 58],
          [left + width + 9, ground - 53],
          [left - 9, ground - 53],
        ),
      );
  }
  return svg;
}

const ribs = ({ scene, ground }: Site, { x, w, top, wall }: Shed): string =>
  filled(
    scene.darken(wall, 0.2),
    repeat(Math.round(w / 8), (i) => rect(x + i * 8, top, 0.7, ground - top)),
    'opacity=".5"',
  );

function finishShed(site: Site, shed: Shed, depth: number, front: string): Building {
  const { scene, ground, random } = site;
  const { x, w, top, wall } = shed;
  const mass: Mass = {
    x,
    w,
    base: ground,
    floors: 1,
    floorHeight: ground - top,
    depth,
    wall,
    rows: [bays('o1')],
    hasBlankSide: true,
  };
  return {
    left: x - 6,
    right: x + w + depth + 4,
    door: x + w / 2,
    masses: [mass],
    front,
    near:
      drawLorry(site, random.between(40, 230), ground + 38, 0.95) +
      person(scene, random.between(330, 400), ground + 28, 1.4),
  };
}

/** A warehouse below a long low gable with loading docks. */
export function dockShed(site: Site): Building {
  const { scene, ground, random } = site;
  const shed: Shed = { x: 62, w: 400, top: ground - 104, wall: random.pick(CLADDINGS), colour: random.pick(COLOURS) };
  const { x, w, top, wall, colour } = shed;
  const middle = x + w / 2;
  const depth = 70;
  const front =
    filled(scene.darken(wall, 0.12), polygon([x, top + 1], [middle, top - 44], [x + w, top + 1])) +
    filled(
      scene.darken(colour, 0.1),
      polygon([middle, top - 50], [middle + depth, top - 30], [x + w + depth + 6, top + 22], [x + w + 8, top + 2]),
    ) +
    filled(
      scene.lighten(wall, 0.35),
      polygon(
        [x - 8, top + 2],
        [middle, top - 50],
        [x + w + 8, top + 2],
        [x + w, top + 2],
        [middle, top - 44],
        [x, top + 2],
      ),
    ) +
    ribs(site, shed) +
    filled(scene.tone(colour), rect(x, top + 8, w, 10)) +
    filled(
      scene.isDusk ? LAMPLIGHT[1] : scene.light.glass[1],
      repeat(6, (i) => rect(middle - 54 + i * 18, top - 20, 13, 12)),
    ) +
    drawDocks(site, shed, 5);
  return finishShed(site, shed, depth, front);
}

/** A shed below a curved roof. */
export function barrelShed(site: Site): Building {
  const { scene, ground, random } = site;
  const shed: Shed = { x: 84, w: 350, top: ground - 84, wall: random.pick(CLADDINGS), colour: random.pick(COLOURS) };
  const { x, w, top, wall, colour } = shed;
  const depth = 62;
  const curve = path`M${x - 6} ${top + 2}q${w / 2 + 6} -112 ${w + 12} 0z`;
  const roof = path`M${x + w / 2} ${top - 54}l${depth} 16q${w * 0.3} 6 ${w / 2 + 4} ${58}l${-depth + 4} -20q${-w * 0.24} -54 ${-w / 2 - 4} -54z`;
  const front =
    filled(scene.darken(colour, 0.24), roof) +
    filled(scene.darken(wall, 0.1), curve) +
    stroked(scene.tone(colour), 4, path`M${x - 6} ${top + 1}q${w / 2 + 6} -112 ${w + 12} 0`) +
    ribs(site, shed) +
    filled(
      scene.isDusk ? LAMPLIGHT[1] : scene.light.glass[1],
      repeat(5, (i) => rect(x + w * 0.3 + i * w * 0.085, top - 30, w * 0.06, 16)),
    ) +
    filled(scene.darken('#4c4a48', 0.2), rect(x + w / 2 - 46, ground - 76, 92, 76)) +
    filled(scene.lampsOn ? '#f5bb68' : scene.darken('#6a655f', 0.2), rect(x + w / 2 - 42, ground - 72, 50, 72)) +
    filled(scene.darken(colour, 0.05), rect(x + w / 2 + 8, ground - 72, 34, 72)) +
    filled(
      scene.tone('#b98452'),
      rect(x + w / 2 - 34, ground - 20, 20, 20) + rect(x + w / 2 - 12, ground - 14, 14, 14),
    ) +
    filled(
      site.glass,
      repeat(2, (i) => repeat(2, (k) => rect(x + 24 + i * (w - 118) + k * 36, ground - 56, 26, 20))),
    );
  return finishShed(site, shed, depth, front);
}

/** A factory hall with a sawtooth roof and a chimney. */
export function sawtooth(site: Site): Building {
  const { scene, ground, random } = site;
  const shed: Shed = {
    x: 62,
    w: 410,
    top: ground - 92,
    wall: random.pick([...CLADDINGS, '#c98668']),
    colour: random.pick(COLOURS),
  };
  const { x, w, top, wall, colour } = shed;
  const teeth = 5;
  const unit = w / teeth;
  const faces = repeat(teeth, (i) =>
    polygon([x + i * unit, top + 1], [x + i * unit, top - 36], [x + (i + 1) * unit, top + 1]),
  );
  const panes = repeat(teeth, (i) =>
    polygon(
      [x + i * unit + 3, top - 3],
      [x + i * unit + 3, top - 29],
      [x + i * unit + 12, top - 24],
      [x + i * unit + 12, top - 3],
    ),
  );
  const front =
    filled(
      scene.darken('#b0654c', 0.05),
      polygon([x + w - 60, top - 10], [x + w - 55, top - 96], [x + w - 41, top - 96], [x + w - 36, top - 10]),
    ) +
    filled(scene.lighten('#f2ead9', 0.2), rect(x + w - 56, top - 92, 16, 6) + rect(x + w - 57, top - 74, 18, 5)) +
    filled(scene.lighten(wall, 0.2), faces) +
    filled(scene.isDusk ? LAMPLIGHT[0] : scene.light.glass[1], panes) +
    stroked(
      scene.tone(colour),
      2.4,
      repeat(teeth, (i) => path`M${x + i * unit} ${top - 36}L${x + (i + 1) * unit} ${top}`),
    ) +
    ribs(site, shed) +
    filled(scene.tone(colour), rect(x, ground - 10, w, 10)) +
    filled(
      site.glass,
      repeat(9, (i) => (i === 4 ? '' : rect(x + 16 + i * ((w - 20) / 9), top + 22, (w - 20) / 9 - 12, 26))),
    ) +
    filled(scene.darken(colour, 0.2), rect(x + w / 2 - 30, ground - 62, 60, 62)) +
    filled(
      scene.darken(colour, 0.4),
      repeat(8, (i) => rect(x + w / 2 - 30, ground - 58 + i * 7, 60, 0.9)),
    );
  return finishShed(site, shed, 56, front);
}

/** Works on several floors with an office block and tanks. */
export function works(site: Site): Building {
  const { scene, ground, random, accent } = site;
  const x = 74;
  const wall = random.pick(CLADDINGS);
  const colour = random.pick(COLOURS);
  const main: Mass = {
    x,
    w: 280,
    base: ground,
    floors: 3,
    floorHeight: 42,
    wall,
    rows: [bays('o0.1 r1 r1 r1 r1 o0.1')],
    parapet: 10,
    hasBands: true,
  };
  const office: Mass = {
    x: x + 280,
    w: 104,
    base: ground,
    floors: 2,
    floorHeight: 44,
    depth: 36,
    wall: mix(site.wall, accent, 0.3),
    rows: [bays('t t t')],
    parapet: 8,
  };
  const top = getTop(main) - 10;
  const tank = (tx: number, h: number): string =>
    filled(scene.tone('#c9ccc8'), path`M${tx} ${ground}v${-h}q17 -12 34 0v${h}z`) +
    filled(scene.light.shade, rect(tx + 22, ground - h - 2, 12, h + 2), 'opacity=".2"') +
    filled(scene.tone(colour), rect(tx, ground - h + 8, 34, 5));
  return {
    left: x - 8,
    right: 548,
    door: x + 332,
    masses: [main, office],
    behind: tank(500, 84) + tank(466, 104),
    front:
      filled(scene.tone(colour), rect(x, top + 3, 280, 7)) +
      filled(
        scene.darken('#8d877e', 0.1),
        repeat(4, (i) => rect(x + 30 + i * 62, top - 14, 26, 13)),
      ) +
      filled(
        scene.lighten('#c9ccc8', 0.2),
        repeat(4, (i) => rect(x + 36 + i * 62, top - 19, 14, 5)),
      ) +
      filled(scene.darken('#4c4a48', 0.2), rect(x + 24, ground - 34, 52, 34)) +
      filled(scene.darken(colour, 0.1), rect(x + 100, ground - 34, 52, 34)) +
      filled(scene.lampsOn ? LAMPLIGHT[0] : scene.light.glass[1], rect(x + 322, ground - 30, 22, 30)) +
      filled(scene.tone(accent), rect(x + 308, ground - 35, 50, 5)),
    near: drawLorry(site, random.between(60, 200), ground + 38, 0.95),
  };
}
