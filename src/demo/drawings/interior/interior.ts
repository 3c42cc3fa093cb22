import { type PictureOptions, type Room, TIMES, type TimeOfDay } from '../catalogue.ts';
import { LIGHT, type Light } from '../light.ts';
import { cyclic } from '../random.ts';
import { Scene } from '../scene.ts';
import { balcony } from './balcony.ts';
import { kitchen } from './kitchen.ts';
import { living, study } from './living.ts';
import { bath, bedroom } from './private-rooms.ts';
import type { RoomColours } from './room-shell.ts';

/** Without a time it is derived from the seed. */
export interface InteriorOptions extends PictureOptions {
  room?: Room;
  seed?: number;
  /** The light in the window; all pictures of one listing should have the same. */
  time?: TimeOfDay;
}

const ROOM_PAINTERS: Readonly<Record<Room, (scene: Scene, colours: RoomColours) => string>> = {
  living,
  kitchen,
  bedroom,
  balcony,
  bath,
  study,
};

const DECORATIONS: readonly RoomColours[] = [
  { wall: '#efe6d8', fabric: '#2f6b62', accent: '#d99a2b', contrast: '#b4573a' },
  { wall: '#e9dfd3', fabric: '#7b3f51', accent: '#c98a5a', contrast: '#3c5f6b' },
  { wall: '#e6e6dc', fabric: '#b4573a', accent: '#e3b557', contrast: '#4f7f78' },
  { wall: '#f0e4da', fabric: '#3c4f76', accent: '#d99a6b', contrast: '#8a5a4a' },
  { wall: '#e3e6e0', fabric: '#55704f', accent: '#d9a24e', contrast: '#a9523b' },
];

/** Indoors the daylight is weaker, and at dusk the lamps turn everything warm. */
function indoors(time: TimeOfDay): Light {
  const light = LIGHT[time];
  if (time === 'dusk') {
    return { ...light, tint: ['#e0a868', 0.2], shade: '#3a2433', leaf: ['#4d6b4c', '#385341', '#7d8f5c'] };
  }
  const [colour, share] = light.tint;
  return { ...light, tint: [colour, share * 0.55] };
}

/** A furnished room, 600 by 400 by default; even seeds are mirrored. */
export function interior(options: InteriorOptions = {}): string {
  const { room = 'living', seed = 1, width = 600, height = 400, title } = options;
  const time = options.time ?? cyclic(TIMES, seed + 1);
  const highlight = time === 'dusk' ? '#ffe9c8' : '#ffffff';
  const scene = new Scene({ seed: seed * 104729 + 7, time, width, height, light: indoors(time), highlight });
  const body = ROOM_PAINTERS[room](scene, scene.random.pick(DECORATIONS));
  return scene.toSvg(seed % 2 ? body : `<g transform="matrix(-1 0 0 1 ${width} 0)">${body}</g>`, title);
}
