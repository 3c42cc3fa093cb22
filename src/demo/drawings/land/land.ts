import { TIMES, type TimeOfDay } from '../catalogue.ts';
import { mix } from '../colour.ts';
import { hash } from '../random.ts';
import { Scene } from '../scene.ts';
import { farCity, hills, treeLine } from '../scenery/distance.ts';
import { sky } from '../scenery/sky.ts';
import { car } from '../scenery/street-life.ts';
import { type TreeKind, tree } from '../scenery/tree.ts';
import { filled, path, polygon, rect, repeat, stroked } from '../svg.ts';
import { type Distance, LAND_VIEWS, type LandDesign, type LandView } from './land-designs.ts';

const HORIZON = 176;

function drawDistance(scene: Scene, distance: Distance): string {
  const { light, width: w } = scene;
  const far = mix(light.leaf[0], light.haze[1], 0.5);
  switch (distance) {
    case 'city':
      return farCity(scene, HORIZON + 2, 0.8) + treeLine(scene, HORIZON + 4, 14);
    case 'hills':
      return (
        hills(scene, HORIZON + 4, 76, mix(light.haze[1], light.sky[2], 0.3)) + treeLine(scene, HORIZON + 4, 10, far)
      );
    case 'sea':
      return filled(light.water[0], rect(0, HORIZON - 12, w, 18)) + treeLine(scene, HORIZON + 6, 9, far);
    case 'trees':
    default:
      return treeLine(scene, HORIZON + 4, 30, far) + treeLine(scene, HORIZON + 6, 18);
  }
}

/** A line on the ground from the horizon to the front edge. */
const ray = (from: number, to: number): string => path`M${from} ${HORIZON}L${to} 402`;

function drawRoad(scene: Scene, { surface, line, verge }: NonNullable<LandDesign['road']>): string {
  const { light, width: w } = scene;
  const [cx, far, near] = [w * 0.5, 9, 210];
  const band = (inner: number, outer: number): string =>
    polygon(
      [cx - far * outer, HORIZON],
      [cx - far * inner, HORIZON],
      [cx - near * inner, 402],
      [cx - near * outer, 402],
    ) +
    polygon(
      [cx + far * inner, HORIZON],
      [cx + far * outer, HORIZON],
      [cx + near * outer, 402],
      [cx + near * inner, 402],
    );
  const dashes = repeat(7, (i) => {
    const [a, b] = [(i / 7) ** 2, ((i + 0.55) / 7) ** 2];
    const at = (t: number): number => HORIZON + 226 * t;
    return polygon([cx - 5 * a, at(a)], [cx + 5 * a, at(a)], [cx + 5 * b, at(b)], [cx - 5 * b, at(b)]);
  });
  const wall = (side: -1 | 1): string => {
    const colour = side < 0 ? scene.tone('#e6d3b4') : scene.darken('#e6d3b4', 0.16);
    return (
      filled(
        colour,
        polygon(
          [cx + side * far * 1.5, HORIZON - 8],
          [cx + side * near * 1.6, 250],
          [cx + side * near * 1.6, 402],
          [cx + side * far * 1.5, HORIZON + 2],
        ),
      ) +
      stroked(scene.tone('#b4573a'), 4, path`M${cx + side * far * 1.5} ${HORIZON - 8}L${cx + side * near * 1.6} 250`)
    );
  };
  const posts = repeat(5, (i) => {
    const t = ((i + 1) / 5) ** 2;
    const [x, foot] = [cx + (far + (near - far) * t) * 1.2, HORIZON + 226 * t];
    const tall = 26 + 190 * t;
    return path`M${x} ${foot}v${-tall}h${-6 - 34 * t}`;
  });
  return (
    filled(
      scene.fade('road', mix(surface, light.haze[0], 0.35), scene.tone(surface)),
      polygon([cx - far, HORIZON], [cx + far, HORIZON], [cx + near, 402], [cx - near, 402]),
    ) +
    filled(scene.tone(verge === 'kerb' || verge === 'lamps' ? '#d9d4c8' : '#b99a6c'), band(1, 1.09), 'opacity=".9"') +
    (line ? filled(scene.tone(line), dashes) : '') +
    (verge === 'wall' ? wall(-1) + wall(1) : '') +
    (verge === 'lamps' ? stroked(scene.darken('#5d6468', 0.1), 2.4, posts) : '')
  );
}

function drawField(scene: Scene, field: NonNullable<LandDesign['field']>): string {
  const { random, light, width: w } = scene;
  switch (field) {
    case 'rows':
      return stroked(
        scene.darken('#7d5a36', 0.1),
        1.6,
        repeat(25, (i) => ray(w * 0.5 + (i - 12) * 16, w * 0.5 + (i - 12) * 78)),
        'opacity=".35"',
      );
    case 'paddy':
      return [0.08, 0.24, 0.5]
        .map((t, i) =>
          filled(
            i % 2 ? mix(light.water[0], light.ground[0], 0.5) : light.leaf[2],
            polygon(
              [0, HORIZON + 226 * t],
              [w, HORIZON + 226 * t - 6],
              [w, HORIZON + 226 * (t + 0.1 + t * 0.2)],
              [0, HORIZON + 226 * (t + 0.12 + t * 0.2)],
            ),
            'opacity=".55"',
          ),
        )
        .join('');
    case 'plots': {
      const rows = [0.06, 0.2, 0.46].map((t) => path`M0 ${HORIZON + 226 * t}H${w}`).join('');
      const stones = repeat(12, (i) => {
        const t = [0.06, 0.2, 0.46][i % 3] ?? 0.2;
        const x = w * 0.5 + (Math.floor(i / 3) - 1.5) * (60 + 300 * t);
        return rect(x - 1 - 5 * t, HORIZON + 226 * t - 5 - 22 * t, 3 + 9 * t, 6 + 24 * t);
      });
      return (
        stroked(
          scene.tone('#f3ede0'),
          2,
          rows + repeat(5, (i) => ray(w * 0.5 + (i - 2) * 50, w * 0.5 + (i - 2) * 300)),
          'opacity=".8"',
        ) + filled(scene.tone('#efe9da'), stones)
      );
    }
    case 'pond':
      return (
        filled(
          scene.fade('pond', light.water[0], light.water[1]),
          path`M${w * 0.22} 262q${w * 0.1} -34 ${w * 0.32} -30q${w * 0.34} 0 ${w * 0.3} 34q${-w * 0.06} 40 ${-w * 0.36} 38q${-w * 0.3} 0 ${-w * 0.26} -42z`,
        ) +
        filled(
          '#ffffff',
          repeat(4, (i) => rect(w * 0.4 + random.between(-40, 90), 250 + i * 10, random.between(26, 60), 1.4)),
          'opacity=".5"',
        )
      );
    case 'sheds':
      return (
        [60, 230, 410]
          .map(
            (x, i) =>
              filled(
                scene.tone(['#b9c4c8', '#c9b79c', '#a9b6b0'][i] ?? '#b9c4c8'),
                path`M${x} ${HORIZON + 26}v-34l65 -20 65 20v34z`,
              ) + filled(scene.darken('#6d7478', 0.1), rect(x + 50, HORIZON + 2, 30, 24)),
          )
          .join('') + filled(scene.tone('#e6ddcb'), rect(0, HORIZON + 26, w, 12))
      );
    case 'scrub':
    default:
      return filled(
        mix(light.leaf[1], light.ground[1], 0.4),
        repeat(34, () => {
          const t = random.between(0.05, 1) ** 1.4;
          const q = 3 + 12 * t;
          return path`M${random.between(0, w)} ${HORIZON + 224 * t}q${q * 0.2} ${-q} ${q} ${-q}t${q} ${q}z`;
        }),
        'opacity=".7"',
      );
  }
}

/** Trees at both sides, smaller towards the horizon, so that the middle stays open. */
function drawTrees(scene: Scene, kinds: readonly TreeKind[]): string {
  const { random, width: w } = scene;
  return repeat(5, (i) => {
    const t = ((i + 0.7) / 5) ** 2;
    const [left, right] = [w * 0.5 - 40 - 330 * t, w * 0.5 + 40 + 330 * t];
    const [foot, scale] = [HORIZON + 10 + 190 * t, 0.5 + 2.1 * t];
    return (
      tree(scene, random.pick(kinds), left + random.between(-14, 6) * scale, foot, scale) +
      tree(scene, random.pick(kinds), right + random.between(-6, 14) * scale, foot, scale * random.between(0.85, 1.1))
    );
  });
}

/** A view of land, 600 by 400. */
export function drawLand(view: LandView, name: string, time: TimeOfDay): string | undefined {
  const design: LandDesign | undefined = Object.hasOwn(LAND_VIEWS[view], name) ? LAND_VIEWS[view][name] : undefined;
  if (design === undefined) return undefined;
  const turn = TIMES.indexOf(time);
  const scene = new Scene({ seed: hash(`${view} ${name}`) + turn, time, width: 600, height: 400 });
  const [far, near] = design.ground;
  const body =
    sky(scene, HORIZON / 400) +
    drawDistance(scene, design.distance) +
    filled(
      scene.fade(
        'ground',
        mix(scene.tone(far), scene.light.ground[0], 0.3),
        mix(scene.tone(near), scene.light.ground[1], 0.3),
      ),
      rect(0, HORIZON, 600, 226),
    ) +
    (design.field ? drawField(scene, design.field) : '') +
    (design.road ? drawRoad(scene, design.road) : '') +
    drawTrees(scene, design.trees) +
    (design.road?.line ? car(scene, 330, 262, 1.1) : '');
  return scene.toSvg(turn % 2 ? `<g transform="matrix(-1 0 0 1 600 0)">${body}</g>` : body);
}
