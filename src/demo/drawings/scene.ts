import type { TimeOfDay } from './catalogue.ts';
import { mix } from './colour.ts';
import { LIGHT, type Light } from './light.ts';
import { createRandom, type Random } from './random.ts';
import { svgDocument } from './svg.ts';

/** A gradient stop: offset, colour and, unless it is opaque, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const DIRECTIONS = {
  down: 'x1="0" y1="0" x2="0" y2="1"',
  across: 'x1="0" y1="0" x2="1" y2="0"',
  diagonal: 'x1="0" y1="0" x2="1" y2="1"',
} as const;
type Direction = keyof typeof DIRECTIONS;

/**
 * Options of a scene; `light` and `highlight` replace those of the time of day. `moment` is the position in the loop of
 * an animation, from 0 to 1, where it starts again; 0 is the still picture.
 */
export interface SceneOptions {
  seed: number;
  time: TimeOfDay;
  width: number;
  height: number;
  moment?: number;
  light?: Light;
  highlight?: string;
}

/** One picture under construction: its size, light, random stream and the definitions its shapes refer to. */
export class Scene {
  readonly width: number;
  readonly height: number;
  /** From 0, where nothing has moved, to less than 1. */
  readonly moment: number;
  readonly light: Light;
  readonly random: Random;
  /** True when the sky is dark and windows are lit. */
  readonly isDusk: boolean;
  /** True when doors, gates and street lamps are lit: golden hour and dusk. */
  readonly lampsOn: boolean;
  readonly #id: string;
  readonly #highlight: string;
  readonly #definedIds = new Set<string>();
  #definitions = '';

  constructor({ seed, time, width, height, moment = 0, light = LIGHT[time], highlight }: SceneOptions) {
    this.width = width;
    this.height = height;
    this.moment = moment - Math.floor(moment);
    this.light = light;
    this.random = createRandom(seed);
    this.isDusk = time === 'dusk';
    this.lampsOn = light.lit > 0.1;
    this.#id = `a${(seed >>> 0).toString(36)}${time.charAt(0)}`;
    this.#highlight = highlight ?? (this.isDusk ? '#b9a9cf' : '#ffffff');
  }

  /** A material as it looks in this light; `strength` scales the tint. */
  tone(colour: string, strength = 1): string {
    const [tint, share] = this.light.tint;
    return mix(colour, tint, share * strength);
  }

  /** The toned material turned away from the light. */
  darken(colour: string, share = 0.2): string {
    return mix(this.tone(colour), this.light.shade, share);
  }

  /** The toned material facing the light. */
  lighten(colour: string, share = 0.2): string {
    return mix(this.tone(colour), this.#highlight, share);
  }

  /**
   * Offset from the still picture of an object that sways `times` per loop: 0 at moment 0, always between -2 and 2.
   * Objects with different phases (fractions of a turn) sway independently.
   */
  sway(times: number, phase = 0): number {
    const turn = 2 * Math.PI;
    const distance = Math.sin(turn * (times * this.moment + phase)) - Math.sin(turn * phase);
    // Sine differs in the last digits between machines, but pictures must be identical.
    return Math.round(distance * 1e6) / 1e6;
  }

  /** A linear gradient as a fill; an existing gradient of the same name is reused unchanged. */
  linear(name: string, stops: readonly Stop[], direction: Direction = 'down'): string {
    const inner = stops.map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    });
    const id = this.#id + name;
    if (!this.#definedIds.has(id)) {
      this.#define(id, `<linearGradient id="${id}" ${DIRECTIONS[direction]}>${inner.join('')}</linearGradient>`);
    }
    return `url(#${id})`;
  }

  /** A linear gradient from one colour to another. */
  fade(name: string, from: string, to: string, direction: Direction = 'down'): string {
    return this.linear(
      name,
      [
        [0, from],
        [1, to],
      ],
      direction,
    );
  }

  /** A radial gradient as a fill. */
  radial(name: string, stops: readonly Stop[]): string {
    const inner = stops.map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    );
    const id = this.#id + name;
    return this.#define(id, `<radialGradient id="${id}">${inner.join('')}</radialGradient>`);
  }

  /** A radial gradient that fades out from its centre. */
  halo(name: string, colour: string, opacity: number): string {
    return this.radial(name, [
      [0, colour, opacity],
      [1, colour, 0],
    ]);
  }

  /** A clipping reference for path data. */
  clip(name: string, d: string): string {
    const id = this.#id + name;
    return this.#define(id, `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  }

  /** Shapes that are drawn once and shown in many places; returns a reference for `used`. */
  symbol(name: string, markup: string): string {
    const id = this.#id + name;
    if (!this.#definedIds.has(id)) {
      this.#define(id, `<g id="${id}">${markup}</g>`);
    }
    return id;
  }

  /** A jaali, the pierced stone screen, as a fill of diamonds `size` apart. */
  jaali(name: string, stone: string, opening: string, size: number): string {
    const id = this.#id + name;
    const near = size * 0.14;
    const middle = size / 2;
    const far = size * 0.86;
    return this.#define(
      id,
      `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
        `<path fill="${opening}" d="M0 0h${size}v${size}H0z"/>` +
        `<path fill="${stone}" d="M${middle} ${near}L${far} ${middle} ${middle} ${far} ${near} ${middle}z"/></pattern>`,
    );
  }

  /** The finished picture: the definitions collected so far, then the body. */
  toSvg(body: string, title?: string): string {
    const definitions = this.#definitions ? `<defs>${this.#definitions}</defs>` : '';
    return svgDocument({ width: this.width, height: this.height, title }, definitions + body);
  }

  #define(id: string, markup: string): string {
    this.#definedIds.add(id);
    this.#definitions += markup;
    return `url(#${id})`;
  }
}
