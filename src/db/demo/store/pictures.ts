import type { Tx } from '../../connection.ts';
import { media } from '../../schema/index.ts';
import { enteredAt, FOUNDING_DATE } from '../calendar.ts';
import type { Picture } from '../pictures.ts';
import { insertNamed, type KeyOf } from './insert.ts';

const founding = enteredAt(FOUNDING_DATE);
const pathOf = (name: string): string => `art/${name}.svg`;

/** Stores each picture once; they are found again by their names. */
export async function storePictures(tx: Tx, pictures: readonly Picture[]): Promise<KeyOf> {
  const rows = pictures.map(({ name, alt, width, height }) => ({
    path: pathOf(name),
    visibility: 'public' as const,
    status: 'ready' as const,
    contentType: 'image/svg+xml',
    width,
    height,
    alt,
    ...founding,
  }));
  const keyOfPath = await insertNamed(tx, media, 'path', rows);
  return (name) => keyOfPath(pathOf(name));
}
