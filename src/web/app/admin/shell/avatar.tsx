import { artName } from '#art/art-name.ts';
import { mediaUrl } from '../../data/media.ts';

/** The round monogram of a person; the name is beside it or on the control around it. */
export function Avatar({ name }: { name: string }) {
  return (
    <img
      src={mediaUrl(`art/${artName.monogram({ name })}.svg`)}
      alt=""
      width={40}
      height={40}
      className="size-10 shrink-0 rounded-full border border-line"
    />
  );
}
