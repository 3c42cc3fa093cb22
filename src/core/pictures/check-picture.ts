import sharp from 'sharp';
import { DomainError } from '../errors.ts';

const MEGABYTE = 1024 * 1024;
const LARGEST_PICTURE = 8 * MEGABYTE;
/** More than any phone camera takes; a larger claimed size is probably an attempt to exhaust memory. */
export const MAX_PIXELS = 50_000_000;

const starts = (bytes: Buffer, signature: number[], at = 0) =>
  signature.every((byte, place) => bytes[at + place] === byte);

const SIGNATURES: [type: string, matches: (bytes: Buffer) => boolean][] = [
  ['image/jpeg', (bytes) => starts(bytes, [0xff, 0xd8, 0xff])],
  ['image/png', (bytes) => starts(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

const pictureError = (reason: string, field: string) => new DomainError('invalid', reason, field);

/** Detects the type from the first bytes, not from the file name; sharp selects its decoder by the same bytes. */
export async function checkPicture(bytes: Buffer, field: string): Promise<string> {
  if (bytes.length > LARGEST_PICTURE) throw pictureError('Pictures can be at most 8 MB', field);
  const [type] = SIGNATURES.find(([, matches]) => matches(bytes)) ?? [];
  if (type === undefined) throw pictureError('Pictures must be JPG, PNG or WebP files', field);
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw pictureError('This picture cannot be read', field);
    });
  if (width * height > MAX_PIXELS) throw pictureError('Pictures can have at most 50 megapixels', field);
  return type;
}
