import { LARGEST_PICTURE_BYTES, PICTURE_TYPES } from '#contract/leads/posting-rules.ts';

const MIN_WIDTH = 1200;
/** Around 3:2; outside this range a card crops more than a fifth of the picture. */
const [NARROWEST, WIDEST] = [1.2, 1.9];

export interface PictureSize {
  width: number;
  height: number;
}

/** Why a file is rejected before it is sent. */
export function getFileError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.includes(type)) return 'Pictures must be JPG, PNG or WebP files';
  return size > LARGEST_PICTURE_BYTES ? 'Pictures can be at most 8 MB' : undefined;
}

/** Advice that would improve a picture; it is accepted anyway. */
export function pictureAdvice({ width, height }: PictureSize): string | undefined {
  if (width < MIN_WIDTH) return `Only ${width} px wide, it may look blurred`;
  const ratio = width / height;
  if (ratio < NARROWEST) return 'Taller than 3:2, cards cut off its top and bottom';
  return ratio > WIDEST ? 'Wider than 3:2, cards cut off its sides' : undefined;
}
