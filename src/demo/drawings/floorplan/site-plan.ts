import { createRandom, cyclic, type Random } from '../random.ts';
import { circle, filled, path, polygon, rect, stroked, svgDocument } from '../svg.ts';
import { drawScaleBar, drawTotal, northArrow } from './plan-drawing.ts';
import { FACINGS, formatSquareFeet, formatStated, type PlotFacts } from './plan-facts.ts';
import { feetAndInches } from './plan-labels.ts';
import { INK, ruledPaper, text } from './plan-paper.ts';

const WIDTH = 600;
const HEIGHT = 440;
const TOP = 16;
const BOTTOM = 48;
/** Room for the sizes beside the plot. */
const SIDE = 120;
const ROAD = 58;

/** From half an acre land is fields instead of a building plot. */
const FIELDS = 21_780;
const LABEL = 18;
const DIMENSION_COLOUR = '#8a5a0c';
const DIMENSION_LINE = '#b37a1c';
const GREEN = '#7f9a6a';

/** A plot in feet, its road below it. */
export interface Plot {
  readonly width: number;
  readonly depth: number;
  readonly road: number;
}

/** Sides and road of a plot; the frontage is a whole number of feet and the depth follows from the area. */
export function layOutPlot({ area, seed }: PlotFacts): Plot {
  const random = createRandom(seed);
  const isLarge = area >= FIELDS;
  const ratio = isLarge ? random.between(0.8, 1.05) : random.between(1.1, 1.75);
  const width = Math.max(8, Math.round(Math.sqrt(area / ratio)));
  const road = random.pick(isLarge ? [40, 60, 60, 80] : [20, 24, 30, 30, 40]);
  return { width, depth: area / width, road };
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

function drawNeighbours({ x, y, w, h }: Drawn): string {
  const beside = Math.min(60, x - 70);
  const plots = beside > 12 ? rect(x - beside, y, beside, h) + rect(x + w, y, beside, h) : '';
  return filled('#f6f2e8', plots) + stroked('#cfc8b8', 1, plots, 'stroke-dasharray="5 4"');
}

function drawGround({ x, y, w, h }: Drawn, isLarge: boolean): string {
  const ground = filled(isLarge ? '#eaf0dd' : '#eef3e4', rect(x, y, w, h));
  let rows = '';
  if (isLarge) for (let at = y + 9; at < y + h; at += 9) rows += path`M${x} ${at}h${w}`;
  return ground + stroked('#d3dfc0', 1, rows);
}

function drawTrees({ x, y, w, h }: Drawn, random: Random): string {
  const spots: [number, number][] = [
    [0.07, 0.1],
    [0.93, 0.1],
    [0.07, 0.9],
    [0.93, 0.55],
  ];
  const size = Math.min(w, h) * 0.055;
  return spots
    .filter(() => random.chance(0.7))
    .map(([left, top]) => {
      const [cx, cy] = [x + w * left, y + h * top];
      return circle(cx, cy, size, '#c9d9b4', `stroke="${GREEN}" stroke-width="1"`) + circle(cx, cy, 1.6, GREEN);
    })
    .join('');
}

/** The line inside which a house may be built. */
function drawSetback({ x, y, w, h }: Drawn, unit: number): string {
  const inset = Math.min(5 * unit, w * 0.14);
  const front = Math.min(10 * unit, h * 0.2);
  const inner = rect(x + inset, y + inset, w - 2 * inset, h - inset - front);
  return stroked(GREEN, 1.2, inner, 'stroke-dasharray="7 5"');
}

function drawRoad({ x, y, w, h }: Drawn, road: number): string {
  const top = y + h + 6;
  const kerb = path`M30 ${top}H570M30 ${top + ROAD - 10}H570`;
  const middle = path`M30 ${top + (ROAD - 10) / 2}H${x + w / 2 - 70}M${x + w / 2 + 70} ${top + (ROAD - 10) / 2}H570`;
  return (
    filled('#ece8df', rect(30, top, 540, ROAD - 10)) +
    stroked('#b9b2a3', 1.2, kerb) +
    stroked('#b9b2a3', 1.4, middle, 'stroke-dasharray="12 9"') +
    text(x + w / 2, top + (ROAD - 10) / 2 + 6, LABEL, 600, INK, `Road ${road} ft`)
  );
}

const formatSide = (feet: number): string => (feet > 200 ? `${Math.round(feet)} ft` : feetAndInches(feet));

function drawSides({ x, y, w, h }: Drawn, { width, depth }: Plot): string {
  const right = x + w + 14;
  const lines =
    path`M${x} ${y - 10}h${w}M${x} ${y - 15}v10M${x + w} ${y - 15}v10` +
    path`M${right} ${y}v${h}M${right - 5} ${y}h10M${right - 5} ${y + h}h10`;
  const label = (cx: number, cy: number, content: string): string => {
    const half = content.length * 5.4;
    return (
      filled('#fffdf9', rect(cx - half, cy - 12, 2 * half, 24)) + text(cx, cy + 6, 17, 600, DIMENSION_COLOUR, content)
    );
  };
  const depthLabel = formatSide(depth);
  return (
    stroked(DIMENSION_LINE, 1.1, lines) +
    label(x + w / 2, y - 10, formatSide(width)) +
    label(right + depthLabel.length * 5.4 - 6, y + h / 2, depthLabel)
  );
}

/** A plot with its sides, road, setbacks and north, 600 by 440. */
export function drawSitePlan(facts: PlotFacts, title?: string): string {
  const plot = layOutPlot(facts);
  const random = createRandom(facts.seed * 31 + 5);
  const isLarge = facts.area >= FIELDS;
  const room = { w: WIDTH - 2 * SIDE, h: HEIGHT - TOP - 22 - ROAD - BOTTOM };
  const unit = Math.min(room.w / plot.width, room.h / plot.depth);
  const [w, h] = [plot.width * unit, plot.depth * unit];
  const drawn: Drawn = { x: (WIDTH - w) / 2, y: TOP + 22 + (room.h - h) / 2, w, h };
  const { x, y } = drawn;
  const middle = x + w / 2;
  const gate = middle + (random.chance(0.5) ? -1 : 1) * w * 0.22;
  const facing = FACINGS.indexOf(facts.facing ?? cyclic(FACINGS, (facts.seed % 4) * 2));
  const area = formatStated(facts.stated);
  const body =
    ruledPaper(WIDTH, HEIGHT) +
    drawNeighbours(drawn) +
    drawGround(drawn, isLarge) +
    drawTrees(drawn, random) +
    (isLarge ? '' : drawSetback(drawn, unit)) +
    drawRoad(drawn, plot.road) +
    stroked(INK, 3, rect(x, y, w, h)) +
    filled('#fffdf9', rect(gate - 9, y + h - 3, 18, 6)) +
    filled(DIMENSION_LINE, polygon([gate, y + h - 3], [gate - 7, y + h + 10], [gate + 7, y + h + 10])) +
    drawSides(drawn, plot) +
    text(middle, y + h / 2 - 2, 21, 700, INK, area) +
    (facts.stated.unit === 'sq_ft'
      ? ''
      : text(middle, y + h / 2 + 19, 14, 400, '#5c6a64', formatSquareFeet(facts.area))) +
    drawTotal(`Plot ${area}`) +
    drawScaleBar(unit) +
    northArrow(180 - facing * 45);
  return svgDocument({ width: WIDTH, height: HEIGHT, title, crop: false }, body);
}
