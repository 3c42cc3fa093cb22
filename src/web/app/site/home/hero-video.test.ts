import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (ending: string): Buffer => readFileSync(new URL(`courtyard-india.${ending}`, import.meta.url));

interface Part {
  name: string;
  body: Buffer;
}

/** The boxes of an MP4: length, name, body. */
function boxes(bytes: Buffer): Part[] {
  const found: Part[] = [];
  for (let at = 0; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    found.push({ name: bytes.toString('latin1', at + 4, at + 8), body: bytes.subarray(at + 8, at + length) });
    at += length;
  }
  return found;
}

/** The elements of a WebM: the leading zero bits of id and length encode their number of bytes. */
function elements(bytes: Buffer): Part[] {
  const found: Part[] = [];
  const widthAt = (at: number) => Math.clz32(bytes.readUInt8(at)) - 23;
  for (let at = 0; at < bytes.length; ) {
    const lengthAt = at + widthAt(at);
    const bodyAt = lengthAt + widthAt(lengthAt);
    const digits = bodyAt - lengthAt;
    const length = Number(BigInt(`0x${bytes.toString('hex', lengthAt, bodyAt)}`) & ((1n << BigInt(7 * digits)) - 1n));
    found.push({ name: bytes.toString('hex', at, lengthAt), body: bytes.subarray(bodyAt, bodyAt + length) });
    at = bodyAt + length;
  }
  return found;
}

const WEBM = { segment: '18538067', info: '1549a966', duration: '4489', tracks: '1654ae6b', track: 'ae' };

const inside = (parts: Part[], name: string): Buffer =>
  parts.find((part) => part.name === name)?.body ?? expect.fail(`there is no ${name}`);

describe('R-041 the files of the hero video', () => {
  test('are small: together at most 1.5 MB', () => {
    expect(read('webm').length + read('mp4').length).toBeLessThanOrEqual(1_500_000);
  });

  test('the MP4 starts before it is loaded, lasts ten seconds and has no sound', () => {
    const file = boxes(read('mp4'));
    const order = file.map(({ name }) => name).filter((name) => name === 'moov' || name === 'mdat');
    expect(order).toEqual(['moov', 'mdat']);
    const movie = boxes(inside(file, 'moov'));
    const head = inside(movie, 'mvhd');
    expect(head.readUInt32BE(16) / head.readUInt32BE(12)).toBe(10);
    expect(movie.filter(({ name }) => name === 'trak')).toHaveLength(1);
  });

  test('the WebM lasts ten seconds and has no sound', () => {
    const content = elements(inside(elements(read('webm')), WEBM.segment));
    expect(inside(elements(inside(content, WEBM.info)), WEBM.duration).readDoubleBE(0)).toBe(10_000);
    expect(elements(inside(content, WEBM.tracks)).filter(({ name }) => name === WEBM.track)).toHaveLength(1);
  });
});
