/** The widths a picture is stored in besides its own, if it is wider. */
const STEPS = [320, 640, 960, 1280];

export const WIDEST_PICTURE = 1920;
/** A panorama is twice as wide as high, and a screen shows less than a quarter of it at once. */
export const WIDEST_PANORAMA = 4096;

export const isPanoramic = ({ width, height }: { width: number; height: number }): boolean => width === 2 * height;

export type PictureFormat = 'avif' | 'webp';

interface Picture {
  name: string;
  width: number;
  height: number;
  /** The placeholder colour while it loads: the mean colour as six hexadecimal digits. */
  colour: string;
}

/** The path contains everything that a page needs: 'pictures/9f2c4e-1600x1067-d8cbb2.webp'. */
export const picturePath = ({ name, width, height, colour }: Picture): string =>
  `pictures/${name}-${width}x${height}-${colour}.webp`;

const PATH = /^(?<stem>pictures\/[0-9a-z]+-(?<width>\d+)x(?<height>\d+)-(?<colour>[0-9a-f]{6}))\.webp$/;

export interface PictureFiles {
  width: number;
  height: number;
  colour: string;
  /** In ascending order of width. */
  files: Record<PictureFormat, { width: number; path: string }[]>;
}

/** The files of a processed picture; undefined for an SVG, which scales to any size. */
export function pictureFiles(path: string): PictureFiles | undefined {
  const { stem, width: own, height, colour } = PATH.exec(path)?.groups ?? {};
  if (stem === undefined || colour === undefined) return undefined;
  const width = Number(own);
  const narrower = STEPS.filter((step) => step < width);
  const inFormat = (format: PictureFormat) => [
    ...narrower.map((step) => ({ width: step, path: `${stem}-${step}.${format}` })),
    { width, path: `${stem}.${format}` },
  ];
  return { width, height: Number(height), colour, files: { avif: inFormat('avif'), webp: inFormat('webp') } };
}

/** Limits of uploaded pictures, for forms and for the server. */
export const MAX_PICTURES = 5;
export const LARGEST_PICTURE_BYTES = 8 * 1024 * 1024;
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];
