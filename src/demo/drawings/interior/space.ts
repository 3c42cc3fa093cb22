import type { Scene } from '../scene.ts';
import { ellipse, filled, type Point, path, polygon, rect } from '../svg.ts';
import type { Decoration } from './decorations.ts';

/** Size of a room in metres, and where the eye is: in the middle at 1.4 m unless given. */
export interface RoomSize {
  width: number;
  depth: number;
  height: number;
  eyeX?: number;
  eyeY?: number;
  /** Seen from nearby, as small rooms are. */
  close?: boolean;
}

/** A point of a room: metres from the left wall, from the floor and from the front. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Metres between the eye and the front of a room. */
const EYE_DISTANCE = 2.4;
/** Largest back wall, and where it meets the floor, as shares of the picture. */
const WIDE = { width: 0.64, height: 0.64, floor: 0.72 };
const CLOSE = { width: 0.72, height: 0.77, floor: 0.82 };
/** Walls, floor and ceiling begin here, before the picture's edge. */
export const NEAR = -1.5;

/** A room in one-point perspective: everything in it is placed in metres, so that it stands on the floor. */
export class Space {
  readonly scene: Scene;
  readonly colours: Decoration;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly eyeX: number;
  readonly eyeY: number;
  readonly #focus: number;
  readonly #vanishing: Point;
  #glow = '';

  constructor(scene: Scene, colours: Decoration, { width, depth, height, eyeX, eyeY = 1.4, close = false }: RoomSize) {
    this.scene = scene;
    this.colours = colours;
    this.width = width;
    this.depth = depth;
    this.height = height;
    this.eyeX = eyeX ?? width / 2;
    this.eyeY = eyeY;
    const share = close ? CLOSE : WIDE;
    const backScale = Math.min((scene.width * share.width) / width, (scene.height * share.height) / height);
    this.#focus = backScale * (depth + EYE_DISTANCE);
    // Half of the eye's offset moves the back wall, the other half the vanishing point.
    const offset = (this.eyeX - width / 2) * backScale;
    this.#vanishing = [scene.width / 2 + offset / 2, scene.height * share.floor - eyeY * backScale];
  }

  /** Units of the picture per metre at this depth. */
  scaleAt(z: number): number {
    return this.#focus / (z + EYE_DISTANCE);
  }

  /** Where a point of the room is in the picture. */
  project([x, y, z]: Point3): Point {
    const scale = this.scaleAt(z);
    const [vx, vy] = this.#vanishing;
    return [vx + (x - this.eyeX) * scale, vy - (y - this.eyeY) * scale];
  }

  /** The horizon in the picture, at the height of the eye. */
  get horizon(): number {
    return this.#vanishing[1];
  }

  /** Path data of a closed shape. */
  shape(...points: readonly Point3[]): string {
    return polygon(...points.map((point) => this.project(point)));
  }

  /** Path data of an open line. */
  line(...points: readonly Point3[]): string {
    return `M${points.map((point) => path`${this.project(point)[0]} ${this.project(point)[1]}`).join('L')}`;
  }

  /** Path data of an upright rectangle that faces the viewer; (x, y) is its lower left corner. */
  front(x: number, y: number, z: number, w: number, h: number): string {
    const [left, top] = this.project([x, y + h, z]);
    const scale = this.scaleAt(z);
    return rect(left, top, w * scale, h * scale);
  }

  /** Like `front` with rounded corners; `feet` is the radius of the lower ones. */
  rounded(x: number, y: number, z: number, w: number, h: number, radius: number, feet = radius): string {
    const [left, top] = this.project([x, y + h, z]);
    const scale = this.scaleAt(z);
    const [r, q] = [radius * scale, feet * scale];
    const [pw, ph] = [w * scale, h * scale];
    return (
      path`M${left} ${top + r}q0 ${-r} ${r} ${-r}h${pw - 2 * r}q${r} 0 ${r} ${r}v${ph - r - q}q0 ${q} ${-q} ${q}` +
      path`h${-pw + 2 * q}q${-q} 0 ${-q} ${-q}z`
    );
  }

  /** Path data of an upright rectangle parallel to the side walls. */
  side(x: number, y: number, z: number, h: number, d: number): string {
    return this.shape([x, y, z], [x, y + h, z], [x, y + h, z + d], [x, y, z + d]);
  }

  /** Path data of a horizontal rectangle. */
  level(x: number, y: number, z: number, w: number, d: number): string {
    return this.shape([x, y, z], [x + w, y, z], [x + w, y, z + d], [x, y, z + d]);
  }

  /** A box standing at (x, y, z); only the faces that the eye sees are drawn. */
  box(x: number, y: number, z: number, w: number, h: number, d: number, colour: string, radius = 0): string {
    const { scene } = this;
    let faces = '';
    if (x > this.eyeX) faces += filled(scene.darken(colour, 0.2), this.side(x, y, z, h, d));
    if (x + w < this.eyeX) faces += filled(scene.darken(colour, 0.2), this.side(x + w, y, z, h, d));
    if (y + h < this.eyeY) faces += filled(scene.lighten(colour, 0.2), this.level(x, y + h, z, w, d));
    if (y > this.eyeY) faces += filled(scene.darken(colour, 0.35), this.level(x, y, z, w, d));
    const face = radius > 0 ? this.rounded(x, y, z, w, h, radius) : this.front(x, y, z, w, h);
    return faces + filled(scene.tone(colour), face);
  }

  /** Four legs under a top of this size. */
  legs(x: number, z: number, w: number, h: number, d: number, colour: string, thick = 0.05): string {
    const [far, near] = [z + d - thick, z];
    const [left, right] = [x, x + w - thick];
    const at: readonly (readonly [number, number])[] = [
      [left, far],
      [right, far],
      [left, near],
      [right, near],
    ];
    return at.map(([legX, legZ]) => this.box(legX, 0, legZ, thick, h, thick, colour)).join('');
  }

  /** The soft shadow of something on the floor. */
  shadow(x: number, z: number, w: number, d: number): string {
    const { shade } = this.scene.light;
    return (
      filled(shade, this.level(x - 0.1, 0, z - 0.1, w + 0.2, d + 0.1), 'opacity=".1"') +
      filled(shade, this.level(x - 0.02, 0, z - 0.03, w + 0.04, d + 0.03), 'opacity=".16"')
    );
  }

  /** An upright circle that faces the viewer. */
  disc(x: number, y: number, z: number, r: number, fill: string, attributes = ''): string {
    const [cx, cy] = this.project([x, y, z]);
    const radius = r * this.scaleAt(z);
    return ellipse(cx, cy, radius, radius, fill, attributes);
  }

  /** A horizontal circle. */
  levelDisc(x: number, y: number, z: number, r: number, fill: string, attributes = ''): string {
    const [cx, far] = this.project([x, y, z + r]);
    const [, near] = this.project([x, y, z - r]);
    return ellipse(cx, (far + near) / 2, r * this.scaleAt(z), Math.abs(near - far) / 2, fill, attributes);
  }

  /** A round body from radius `low` at y to `high` at y + h, with its top when the eye is above. */
  turned(x: number, y: number, z: number, low: number, high: number, h: number, colour: string, top?: string): string {
    const scale = this.scaleAt(z);
    const [cx, foot] = this.project([x, y, z]);
    const head = foot - h * scale;
    const bulge = Math.max(0, (this.eyeY - y) * low * 0.16 * scale);
    const body =
      path`M${cx - high * scale} ${head}L${cx - low * scale} ${foot}` +
      path`q${low * scale} ${bulge * 2} ${low * 2 * scale} 0L${cx + high * scale} ${head}z`;
    const shine = path`M${cx - high * 0.7 * scale} ${head}L${cx - low * 0.7 * scale} ${foot}h${low * 0.35 * scale}L${cx - high * 0.35 * scale} ${head}z`;
    return (
      filled(this.scene.tone(colour), body) +
      filled(this.scene.lighten(colour, 0.45), shine, 'opacity=".45"') +
      (y + h < this.eyeY ? this.levelDisc(x, y + h, z, high, top ?? this.scene.lighten(colour, 0.25)) : '')
    );
  }

  /** The light around a lamp, stronger at dusk. */
  glow(x: number, y: number, z: number, r: number): string {
    this.#glow ||= this.scene.halo('glow', '#ffe2a0', this.scene.isDusk ? 0.62 : 0.26);
    return this.disc(x, y, z, r, this.#glow);
  }
}
