import { planFor } from '../art-name.ts';
import type { PictureOptions, Plan } from '../catalogue.ts';
import { createRandom } from '../random.ts';
import { filled, num, path, rect, stroked, svgDocument } from '../svg.ts';
import { planFurniture, type RoomBox } from './plan-furniture.ts';
import { PLAN_GRIDS, type PlanDoor, type PlanGrid, type PlanRoom, type RoomUse } from './plan-grids.ts';
import { INK, PAPER, ruledPaper, text } from './plan-paper.ts';

export interface FloorplanOptions extends PictureOptions {
  /** A plan, or a number of bedrooms: the nearest plan from 1 to 4 is drawn. */
  bhk?: Plan | number;
  seed?: number;
}

const DOOR_FEET = 3;

const FLOOR: Readonly<Record<RoomUse, string>> = {
  living: '#f7f0e3',
  dining: '#f7f0e3',
  bedroom: '#eef1ec',
  kitchen: '#fbeedd',
  bath: '#e4eef0',
  outdoor: '#e7efdc',
  utility: '#f1eeea',
  foyer: '#f7f0e3',
  pooja: '#fbe6d6',
};

/** Vertical position of a room's name, so that it does not overlap the furniture. */
const LABEL_HEIGHT: Partial<Record<RoomUse, number>> = { bedroom: 0.8, living: 0.38, dining: 0.26 };

/** Converts feet on the grid to picture units, mirrored depending on the seed. */
interface Sheet {
  readonly grid: PlanGrid;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
  readonly flipX: boolean;
  readonly flipY: boolean;
}

const toX = ({ grid, left, scale, flipX }: Sheet, x: number, length = 0): number =>
  left + (flipX ? grid.width - x - length : x) * scale;

const toY = ({ grid, top, scale, flipY }: Sheet, y: number, length = 0): number =>
  top + (flipY ? grid.depth - y - length : y) * scale;

function floor(use: RoomUse, { x, y, w, h }: RoomBox): string {
  const surface = filled(FLOOR[use], rect(x, y, w, h));
  let lines = '';
  if (use === 'outdoor') {
    for (let i = 1; i < w / 9; i++) {
      lines += path`M${x + i * 9} ${y}v${h}`;
    }
    return surface + stroked('#cddabb', 0.7, lines);
  }
  if (use === 'bath') {
    for (let i = 1; i < w / 8; i++) {
      lines += path`M${x + i * 8} ${y}v${h}`;
    }
    for (let i = 1; i < h / 8; i++) {
      lines += path`M${x} ${y + i * 8}h${w}`;
    }
    return surface + stroked('#cfdfe2', 0.6, lines);
  }
  return surface;
}

function label([name, , , width, depth, use]: PlanRoom, { x, y, w, h }: RoomBox): string {
  const area = width * depth;
  if (area <= 18) {
    return '';
  }
  const small = width < 8 || depth < 5;
  const cx = x + w / 2;
  const cy = y + h * (LABEL_HEIGHT[use] ?? 0.6);
  const size = `${width}'0" × ${depth}'0"`;
  return (
    text(cx, cy, small ? 7.4 : 9.6, 600, INK, name) +
    (area > 40 ? text(cx, cy + 10.5, small ? 6.4 : 7.8, 400, '#5c6a64', size) : '')
  );
}

/** A window in an outer wall, for the rooms that need daylight. */
function daylight({ grid, flipX, flipY }: Sheet, room: PlanRoom, { x, y, w, h }: RoomBox): string {
  const [, gridX, gridY, width, , use] = room;
  if (use !== 'bedroom' && use !== 'living' && use !== 'kitchen') {
    return '';
  }
  const onLeft = gridX === 0;
  const onRight = gridX + width === grid.width;
  if (onLeft || onRight) {
    const drawnLeft = onLeft !== flipX;
    return rect(drawnLeft ? x - 2.5 : x + w - 2.5, y + h * 0.3, 5, h * 0.4);
  }
  return gridY <= 4 ? rect(x + w * 0.28, flipY ? y + h - 2.5 : y - 2.5, w * 0.44, 5) : '';
}

/** The gap of a door in its wall, and the arc of its leaf. */
function door(sheet: Sheet, [gridX, gridY, wall, kind]: PlanDoor): { gap: string; arc: string } {
  const q = DOOR_FEET * sheet.scale;
  if (wall === 'v') {
    const x = toX(sheet, gridX);
    const y = toY(sheet, gridY, DOOR_FEET);
    const arc = kind === 'leaf' ? path`M${x} ${y}h${q}A${q} ${q} 0 0 1 ${x} ${y + q}` : '';
    return { gap: rect(x - 3.4, y, 6.8, q), arc };
  }
  const x = toX(sheet, gridX, DOOR_FEET);
  const y = toY(sheet, gridY);
  const arc = kind === 'leaf' ? path`M${x} ${y}v${-q}A${q} ${q} 0 0 1 ${x + q} ${y}` : '';
  return { gap: rect(x, y - 3.4, q, 6.8), arc };
}

function scaleBar({ grid, left, top, scale }: Sheet): string {
  const length = grid.width * scale;
  const middle = left + length / 2;
  const y = top + grid.depth * scale + 15;
  return (
    stroked('#b37a1c', 0.9, path`M${left} ${y}h${length}M${left} ${y - 4}v8M${left + length} ${y - 4}v8`) +
    `<rect x="${num(middle - 22)}" y="${num(y - 7)}" width="44" height="14" fill="${PAPER}"/>` +
    text(middle, y + 3.4, 9, 600, '#8a5a0c', `${grid.width} ft`)
  );
}

function northArrow(w: number): string {
  const arrow =
    stroked(INK, 1, 'M0 12A12 12 0 1 0 0 -12A12 12 0 1 0 0 12z') +
    filled(INK, 'M0 -10L4 3L0 1L-4 3z') +
    text(0, -15, 8, 700, INK, 'N');
  return `<g transform="translate(${w - 30} 30)">${arrow}</g>`;
}

function drawing(sheet: Sheet): string {
  const { grid, scale } = sheet;
  let floors = '';
  let furniture = '';
  let walls = '';
  let windows = '';
  let labels = '';
  for (const room of grid.rooms) {
    const [, x, y, width, depth, use] = room;
    const box: RoomBox = { x: toX(sheet, x, width), y: toY(sheet, y, depth), w: width * scale, h: depth * scale };
    floors += floor(use, box);
    furniture += planFurniture(use, box);
    walls += use === 'outdoor' ? '' : rect(box.x, box.y, box.w, box.h);
    windows += daylight(sheet, room, box);
    labels += label(room, box);
  }
  const doors = grid.doors.map((spec) => door(sheet, spec));
  return (
    floors +
    `<g fill="none" stroke="#8b9a92" stroke-width="1">${furniture}</g>` +
    stroked(INK, 4.4, walls, 'stroke-linejoin="miter"') +
    filled('#fffaf1', doors.map(({ gap }) => gap).join('')) +
    stroked(INK, 0.9, doors.map(({ arc }) => arc).join('')) +
    filled(PAPER, windows) +
    stroked(INK, 0.9, windows) +
    labels
  );
}

/** A furnished floor plan with sizes in feet, 600 by 440 by default; some seeds mirror it. */
export function floorplan({ bhk = 3, seed = 1, width = 600, height = 440, title }: FloorplanOptions = {}): string {
  const random = createRandom(seed * 31 + 5);
  const grid = PLAN_GRIDS[planFor(bhk)];
  const flipX = random.chance(0.5);
  const flipY = random.chance(0.35);
  const scale = Math.min((width - 70) / grid.width, (height - 76) / grid.depth);
  const left = (width - grid.width * scale) / 2;
  const top = (height - grid.depth * scale) / 2 + 4;
  const sheet: Sheet = { grid, left, top, scale, flipX, flipY };
  const body = ruledPaper(width, height) + drawing(sheet) + scaleBar(sheet) + northArrow(width);
  return svgDocument({ width, height, title, crop: false }, body);
}
