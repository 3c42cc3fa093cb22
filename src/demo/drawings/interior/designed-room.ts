import type { TimeOfDay } from '../catalogue.ts';
import { TIMES } from '../catalogue.ts';
import { LIGHT, type Light } from '../light.ts';
import { cyclic, hash } from '../random.ts';
import { Scene } from '../scene.ts';
import { rect, stroked } from '../svg.ts';
import { MOODS } from './decorations.ts';
import type { Design } from './design.ts';
import { drawShell } from './kit/shell.ts';
import { drawEmptyTraces } from './kit/surfaces.ts';
import { Space } from './space.ts';

/** How much of a home is there: all, wardrobes and kitchen, nothing, or only the architect's intention. */
export const INTERIOR_STATES = ['furnished', 'semi', 'bare', 'impression'] as const;
export type InteriorState = (typeof INTERIOR_STATES)[number];

/** Indoors the daylight is weaker, and at dusk the lamps turn everything warm. */
export function indoors(time: TimeOfDay): Light {
  const light = LIGHT[time];
  if (time === 'dusk') {
    return { ...light, tint: ['#e0a868', 0.2], shade: '#3a2433', leaf: ['#4d6b4c', '#385341', '#7d8f5c'] };
  }
  const [colour, share] = light.tint;
  return { ...light, tint: [colour, share * 0.55] };
}

/** The white margin of a drawing that shows what has not been built. */
const margin = ({ width: w, height: h, light }: Scene): string =>
  stroked('#ffffff', 36, rect(0, 0, w, h)) + stroked(light.shade, 0.8, rect(18, 18, w - 36, h - 36), 'opacity=".5"');

export interface DesignedRoomOptions {
  /** Room and design, which decide what is random. */
  name: string;
  design: Design;
  state: InteriorState;
  time: TimeOfDay;
}

/** A room of a design, 600 by 400. The time of day also decides the colours, and whether it is mirrored. */
export function drawDesignedRoom({ name, design, state, time }: DesignedRoomOptions): string {
  const turn = TIMES.indexOf(time);
  const seed = hash(name);
  const highlight = time === 'dusk' ? '#ffe9c8' : '#ffffff';
  const scene = new Scene({ seed: seed + turn, time, width: 600, height: 400, light: indoors(time), highlight });
  const space = new Space(scene, cyclic(MOODS[design.mood], (seed % 4) + turn), design.size);
  const isFurnished = state === 'furnished' || state === 'impression';
  const body = [
    design.open ?? ((s: Space) => drawShell(s, design.shell)),
    isFurnished ? undefined : (s: Space) => (design.door ? drawEmptyTraces(s, design.door) : ''),
    design.fixed,
    state === 'bare' ? undefined : design.builtIn,
    isFurnished ? design.loose : undefined,
    design.overhead,
  ]
    .map((draw) => draw?.(space) ?? '')
    .join('');
  const isMirrored = (seed + turn) % 2 === 1;
  const turned = isMirrored ? `<g transform="matrix(-1 0 0 1 600 0)">${body}</g>` : body;
  return scene.toSvg(turned + (state === 'impression' ? margin(scene) : ''));
}
