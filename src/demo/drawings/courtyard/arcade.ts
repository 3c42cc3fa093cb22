import { mix } from '../colour.ts';
import type { Scene } from '../scene.ts';

/** The wall of the courtyard: position of its arches and colours of its plaster. */
export interface Arcade {
  /** Left foot of the first arch. */
  readonly x: number;
  /** Distance from the first foot to the last. */
  readonly span: number;
  readonly arches: number;
  readonly archWidth: number;
  readonly archHeight: number;
  readonly gap: number;
  /** The line where wall and floor meet. */
  readonly floor: number;
  readonly plaster: string;
  /** Plaster in shade. */
  shaded: (share: number) => string;
  /** Plaster in the light. */
  lit: (share: number) => string;
  /** Left foot of an arch. */
  archX: (index: number) => number;
}

/** Parameters of the arcade; lengths are fractions of the picture size. */
export interface ArcadeShares {
  arches: number;
  start: number;
  archHeight: number;
  rightMargin: number;
}

/** Calculates the arcade for a scene. */
export function measureArcade(scene: Scene, { arches, start, archHeight, rightMargin }: ArcadeShares): Arcade {
  const { light, width: w, height: h } = scene;
  const plaster = scene.isDusk ? '#b98f7c' : scene.tone('#f4ead9', 0.9);
  const x = w * start;
  const span = w - x - w * rightMargin;
  const archWidth = (span / arches) * 0.86;
  const gap = (span / arches) * 0.14;
  return {
    x,
    span,
    arches,
    archWidth,
    archHeight: h * archHeight,
    gap,
    floor: h * 0.87,
    plaster,
    shaded: (share) => mix(plaster, light.shade, share),
    lit: (share) => mix(plaster, scene.isDusk ? '#ffd9ac' : '#ffffff', share),
    archX: (index) => x + index * (archWidth + gap),
  };
}
