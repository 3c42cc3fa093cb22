import { BRASS, TEAK, WALLS } from '../colour.ts';
import type { Scene } from '../scene.ts';
import { filled, path, rect, repeat } from '../svg.ts';
import { block, wash } from './massing.ts';

/** A seven-foil arch whose left foot is at (x, y). */
function foiledArch(x: number, y: number, w: number, h: number): string {
  const q = w / 6;
  const rise =
    path`v${-h + w * 0.45}q0 ${-q} ${q} ${-q * 1.1}q${q * 0.2} ${-q * 1.2} ${q * 1.2} ${-q * 1.1}` +
    path`q${q * 0.3} ${-q * 0.8} ${q * 0.8} ${-q * 1.1}`;
  const fall =
    path`q${q * 0.5} ${q * 0.3} ${q * 0.8} ${q * 1.1}q${q} ${-q * 0.1} ${q * 1.2} ${q * 1.1}` +
    path`q${q} ${q * 0.1} ${q} ${q * 1.1}v${h - w * 0.45}`;
  return path`M${x} ${y}${rise}${fall}z`;
}

/** A small domed pavilion on the roof line `y`. */
function chhatri(scene: Scene, cx: number, y: number, q: number, wall: string): string {
  const top = y - 20 * q;
  const eave = y - 2;
  const columns =
    rect(cx - 15 * q, top, 3 * q, 20 * q) +
    rect(cx + 12 * q, top, 3 * q, 20 * q) +
    rect(cx - 6 * q, top, 2.4 * q, 20 * q) +
    rect(cx + 4 * q, top, 2.4 * q, 20 * q);
  const dome =
    path`M${cx - 15 * q} ${eave - 20 * q}q${q} ${-17 * q} ${15 * q} ${-19 * q}` +
    path`q${14 * q} ${2 * q} ${15 * q} ${19 * q}z`;
  const shadedSide =
    path`M${cx} ${eave - 39 * q}q${14 * q} ${2 * q} ${15 * q} ${19 * q}` +
    path`h${-9 * q}q0 ${-14 * q} ${-6 * q} ${-19 * q}z`;
  return (
    filled(scene.darken(wall, 0.1), columns) +
    filled(scene.lighten(wall, 0.4), rect(cx - 19 * q, eave - 20 * q, 38 * q, 3.4 * q)) +
    filled(scene.tone(wall), dome) +
    filled(scene.darken(wall, 0.25), shadedSide) +
    filled(scene.tone(BRASS), rect(cx - 0.7 * q, eave - 46 * q, 1.4 * q, 8 * q))
  );
}

function arcade(scene: Scene, lx: number, gy: number, wall: string): string {
  const openings = repeat(7, (i) => foiledArch(lx - 188 + i * 51, gy, 40, 56));
  const rims = repeat(7, (i) => foiledArch(lx - 188 + i * 51 - 2.5, gy, 45, 61));
  const inside = scene.isDusk ? scene.fade('lit2', '#d98f4e', '#ffdb96') : scene.darken(wall, 0.55);
  return (
    block(scene, lx - 200, gy - 74, 370, 74, wall, 40) +
    filled(scene.lighten(wall, 0.35), rims) +
    filled(inside, openings) +
    filled(scene.darken(TEAK, 0.1), rect(lx - 27, gy - 40, 26, 40)) +
    filled(scene.lighten(wall, 0.5), rect(lx - 208, gy - 80, 388, 7)) +
    filled(scene.light.shade, rect(lx - 200, gy - 73, 370, 6), 'opacity=".22"')
  );
}

function upperFloor(scene: Scene, lx: number, gy: number, wall: string, pane: (d: string) => string): string {
  const windows = repeat(5, (i) => foiledArch(lx - 132 + i * 50, gy - 86, 26, 42));
  const ledges = repeat(5, (i) => {
    const x = lx - 132 + i * 50;
    return rect(x - 4, gy - 88, 34, 4) + rect(x - 6, gy - 132, 38, 3);
  });
  return (
    block(scene, lx - 150, gy - 140, 260, 60, wall, 34) +
    filled(scene.lighten(wall, 0.5), ledges) +
    pane(windows) +
    filled(scene.lighten(wall, 0.5), rect(lx - 158, gy - 146, 276, 6))
  );
}

/** An arcaded courtyard house with chhatris, centred near (lx, gy); `pane` draws its glass. */
export function arcadedVilla(scene: Scene, lx: number, gy: number, pane: (d: string) => string): string {
  const wall = scene.random.pick([WALLS.pinkstone, WALLS.sandstone, WALLS.dholpur, WALLS.lime]);
  return (
    arcade(scene, lx, gy, wall) +
    upperFloor(scene, lx, gy, wall, pane) +
    chhatri(scene, lx - 128, gy - 146, 1, wall) +
    chhatri(scene, lx + 88, gy - 146, 1, wall) +
    chhatri(scene, lx - 20, gy - 146, 1.35, wall) +
    wash(scene, lx - 200, gy - 80, 370, 80) +
    wash(scene, lx - 150, gy - 146, 260, 66)
  );
}
