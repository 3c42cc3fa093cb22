import sharp, { type Sharp } from 'sharp';
import { randomFor } from '../src/demo/random.ts';

/** Shapes of the photographs that cameras and phones take, at twelve megapixels where the limit of uploads allows it. */
export const PHOTOGRAPH_SIZES = {
  '3:2': [4200, 2800],
  '4:3': [4000, 3000],
  '1:1': [3000, 3000],
  '3:4': [3000, 4000],
  '9:16': [2250, 4000],
} as const satisfies Record<string, readonly [width: number, height: number]>;

export type PhotographShape = keyof typeof PHOTOGRAPH_SIZES;

/** Colours that the scene has nowhere else: a disc in the middle and a square in each corner. */
export const MARKERS = {
  centre: [230, 0, 126],
  topLeft: [220, 30, 20],
  topRight: [250, 200, 0],
  bottomLeft: [20, 60, 220],
  bottomRight: [0, 150, 60],
} as const satisfies Record<string, readonly [red: number, green: number, blue: number]>;

export type Marker = keyof typeof MARKERS;

/** The radius of the disc and the side of the squares, as a part of the shorter side. */
const MARKER = 0.08;

/** The marker that this colour is, after compression has changed it a little. */
export const toMarker = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>): Marker | undefined =>
  (Object.keys(MARKERS) as Marker[]).find((marker) => {
    const [ownRed, ownGreen, ownBlue] = MARKERS[marker];
    return Math.hypot(red - ownRed, green - ownGreen, blue - ownBlue) < 60;
  });

const TILE = 512;

/** Grey noise around the middle, which lightens and darkens what it is laid upon. */
function makeGrain(seed: string): Sharp {
  const random = randomFor(seed);
  const spread = 90;
  const grey = Buffer.from(Array.from({ length: TILE * TILE }, () => 128 + (random.next() - random.next()) * spread));
  return sharp(grey, { raw: { width: TILE, height: TILE, channels: 1 } });
}

const toRgb = (colour: readonly number[]) => `rgb(${colour.join()})`;

/** A house before the sky: slopes of colour, sharp edges, and leaves. */
function drawScene(width: number, height: number, seed: string): Buffer {
  const random = randomFor(seed);
  const hue = random.int(15, 45);
  const side = MARKER * Math.min(width, height);
  const windows = Array.from({ length: 12 }, (_, index) => {
    const x = width * (0.22 + 0.15 * (index % 4));
    const y = height * (0.36 + 0.17 * Math.floor(index / 4));
    return `<rect x="${x}" y="${y}" width="${width * 0.09}" height="${height * 0.1}" fill="hsl(205 30% ${random.int(18, 40)}%)" stroke="hsl(${hue} 20% 88%)" stroke-width="${side / 12}"/>`;
  });
  const leaves = Array.from({ length: 1500 }, () => {
    const x = random.chance(0.5) ? random.next() * 0.2 : 0.8 + random.next() * 0.2;
    const y = 0.45 + random.next() * 0.5;
    return `<ellipse cx="${x * width}" cy="${y * height}" rx="${side * random.between(0.03, 0.14)}" ry="${side * 0.04}" transform="rotate(${random.int(0, 180)} ${x * width} ${y * height})" fill="hsl(${random.int(85, 130)} 35% ${random.int(16, 46)}%)"/>`;
  });
  const corner = (marker: Marker, x: number, y: number) =>
    `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${toRgb(MARKERS[marker])}"/>`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5b8fc7"/><stop offset=".5" stop-color="#d5e3ee"/></linearGradient>
    <linearGradient id="wall"><stop stop-color="hsl(${hue} 40% 72%)"/><stop offset="1" stop-color="hsl(${hue} 35% 48%)"/></linearGradient>
    <rect width="100%" height="100%" fill="url(#sky)"/>
    <rect y="80%" width="100%" height="20%" fill="hsl(${hue} 12% 52%)"/>
    <rect x="16%" y="28%" width="68%" height="62%" fill="url(#wall)"/>
    <path d="M${width * 0.12} ${height * 0.29}L${width / 2} ${height * 0.14}L${width * 0.88} ${height * 0.29}z" fill="hsl(12 35% 38%)"/>
    ${windows.join('')}${leaves.join('')}
    <circle cx="50%" cy="50%" r="${side}" fill="${toRgb(MARKERS.centre)}"/>
    ${corner('topLeft', 0, 0)}${corner('topRight', width - side, 0)}
    ${corner('bottomLeft', 0, height - side)}${corner('bottomRight', width - side, height - side)}
  </svg>`);
}

interface PhotographOptions {
  /** The same seed gives the same picture. */
  seed?: string;
  /** In pixels, if it was made smaller after it was taken, as messengers do. */
  width?: number;
  /** Stored lying on its side with a note to turn it, as phones do, with the camera and the place. */
  fromPhone?: boolean;
}

/** Detail of several sizes, because noise of one size alone would vanish when the picture is made smaller. */
const GRAIN_SCALES = [1, 3, 12];

/** A JPEG as heavy as one from a camera, with markers that show how a page crops it. */
export async function takePhotograph(
  shape: PhotographShape,
  { seed = shape, width: sentWidth, fromPhone = false }: PhotographOptions = {},
): Promise<Buffer> {
  const [cameraWidth, cameraHeight] = PHOTOGRAPH_SIZES[shape];
  const getHeight = (width: number) => Math.round((width * cameraHeight) / cameraWidth);
  // Twice the size that is sent is enough for the grain to be averaged as in a real photograph.
  const width = Math.min(cameraWidth, 2 * (sentWidth ?? cameraWidth));
  const height = getHeight(width);
  const grain = makeGrain(seed);
  const layers = await Promise.all(
    GRAIN_SCALES.map(async (times) => {
      const input = await grain
        .clone()
        .resize(Math.min(TILE * times, width, height))
        .png({ compressionLevel: 1 })
        .toBuffer();
      return { input, tile: true, blend: 'soft-light' as const };
    }),
  );
  const { data, info } = await sharp(drawScene(width, height, seed))
    .flatten()
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const upright = sharp(data, { raw: { width, height, channels: info.channels } }).resize(
    sentWidth ?? width,
    getHeight(sentWidth ?? width),
  );
  if (!fromPhone) return upright.jpeg({ quality: 92 }).toBuffer();
  const lying = await upright.raw().toBuffer({ resolveWithObject: true });
  return sharp(lying.data, { raw: lying.info })
    .rotate(270)
    .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '28/1 27/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}
