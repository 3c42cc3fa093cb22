import { z } from 'zod';
import { MapAddress } from './map-address.ts';

/** Attributes that map hosts give their frames. A frame with any other was not copied from one. */
const PLAIN = new Set(
  'src width height style title class id name loading allow allowfullscreen referrerpolicy frameborder scrolling'
    .concat(' marginwidth marginheight sandbox')
    .split(' '),
);

/** What OpenStreetMap adds below its frame. */
const LARGER_MAP =
  /<br ?\/?>\s*<small>\s*<a href="https:\/\/www\.openstreetmap\.org\/[^"<>]*">[^<>]*<\/a>\s*<\/small>$/;

const FRAME = /^<iframe((?:\s+[a-z]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*>\s*<\/iframe>$/i;
const ATTRIBUTE = /([a-z]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;

/** The address in a frame; what is no plain frame comes back as it is, to be refused as an address. */
function addressIn(pasted: string): string | null {
  if (pasted === '') return null;
  const [, attributes] = FRAME.exec(pasted.replace(LARGER_MAP, '').trim()) ?? [];
  if (attributes === undefined) return pasted;
  const found = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => ({
    name: name.toLowerCase(),
    value: double ?? single ?? '',
  }));
  const sources = found.filter(({ name }) => name === 'src');
  if (sources.length !== 1 || found.some(({ name }) => !PLAIN.has(name))) return pasted;
  return sources[0]?.value.replaceAll('&amp;', '&') ?? pasted;
}

/**
 * A map as staff paste it: the address of an embed, or the frame that a map host offers, of which only the address is
 * kept. Nothing is no map. A script, other tags or a foreign host are refused.
 */
export const MapEmbed = z.string().trim().max(5000).transform(addressIn).pipe(MapAddress.nullable());
