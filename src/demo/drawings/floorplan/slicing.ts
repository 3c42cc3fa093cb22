import type { Box, Space, SpaceUse } from './plan-layout.ts';

/** A part of a plan: a room, or a row or column of parts. */
export interface Part {
  /** A fixed length in feet along the parent, or a share of what the fixed ones leave. */
  readonly length: { feet: number } | { share: number };
  readonly content: { room: Pick<Space, 'id' | 'name' | 'use'> } | { axis: 'across' | 'down'; parts: readonly Part[] };
}

const SNAP = 0.25;

/** Rounds to three inches, so that walls of different rooms meet exactly. */
export const snap = (feet: number): number => Math.round(feet / SNAP) * SNAP;

export const makeRoom = (id: string, name: string, use: SpaceUse, share = 1): Part => ({
  length: { share },
  content: { room: { id, name, use } },
});

export const across = (...parts: readonly Part[]): Part => ({
  length: { share: 1 },
  content: { axis: 'across', parts },
});
export const down = (...parts: readonly Part[]): Part => ({ length: { share: 1 }, content: { axis: 'down', parts } });

/** The same part with a fixed length. */
export const feet = (length: number, part: Part): Part => ({ ...part, length: { feet: snap(length) } });

/** The same part with a share of the flexible length. */
export const share = (amount: number, part: Part): Part => ({ ...part, length: { share: amount } });

/** Cuts a box into the rooms of a part. Too many fixed lengths make negative rooms, which the rules then reject. */
export function slice(part: Part, box: Box): Space[] {
  const { content } = part;
  if ('room' in content) return [{ ...content.room, ...box }];
  const isAcross = content.axis === 'across';
  const total = isAcross ? box.w : box.d;
  let fixed = 0;
  let shares = 0;
  for (const { length } of content.parts) {
    if ('feet' in length) fixed += length.feet;
    else shares += length.share;
  }
  const spaces: Space[] = [];
  let start = 0;
  for (const [index, child] of content.parts.entries()) {
    const { length } = child;
    const size = 'feet' in length ? length.feet : ((total - fixed) * length.share) / shares;
    const end = index === content.parts.length - 1 ? total : snap(start + size);
    const inner = isAcross
      ? { x: box.x + start, y: box.y, w: end - start, d: box.d }
      : { x: box.x, y: box.y + start, w: box.w, d: end - start };
    spaces.push(...slice(child, inner));
    start = end;
  }
  return spaces;
}
