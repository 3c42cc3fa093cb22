import { hash } from '#art';
import type { Tx } from '../../connection.ts';
import { media } from '../../schema/index.ts';
import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import type { Picture } from '../pictures.ts';
import { insertNamed, type KeyLookup } from './insert.ts';

const founding = enteredAt(FOUNDING_DATE);
const toPath = (name: string): string => `art/${name}.svg`;

/**
 * A synthetic perceptual hash, because drawings are never decoded: equal for the same drawing, different for all
 * others.
 */
const likeness = (name: string): bigint =>
  BigInt.asIntN(64, (BigInt(hash(name)) << 32n) | BigInt(hash(`look of ${name}`)));

/** Stores each picture once and returns a lookup by name. */
export async function storePictures(tx: Tx, pictures: readonly Picture[]): Promise<KeyLookup> {
  const rows = pictures.map(({ name, alt, width, height }) => ({
    path: toPath(name),
    visibility: 'public' as const,
    status: 'ready' as const,
    contentType: 'image/svg+xml',
    width,
    height,
    alt,
    pictureHash: likeness(name),
    ...founding,
  }));
  const getKeyByPath = await insertNamed(tx, media, 'path', rows);
  return (name) => getKeyByPath(toPath(name));
}
