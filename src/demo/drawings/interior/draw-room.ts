import { TIMES } from '../catalogue.ts';
import { drawDesignedRoom, INTERIOR_STATES } from './designed-room.ts';
import { DESIGNED_ROOMS, type DesignedRoom, findDesign } from './rooms.ts';

const isRoom = (name: string): name is DesignedRoom => Object.hasOwn(DESIGNED_ROOMS, name);

/** The room of these names, undefined if one of them is unknown. */
export function drawRoom(room: string, name: string, state: string, time: string): string | undefined {
  const design = isRoom(room) ? findDesign(room, name) : undefined;
  const known = { state: INTERIOR_STATES.find((one) => one === state), time: TIMES.find((one) => one === time) };
  if (!design || !known.state || !known.time) return undefined;
  return drawDesignedRoom({ name: `${room}-${name}`, design, state: known.state, time: known.time });
}
