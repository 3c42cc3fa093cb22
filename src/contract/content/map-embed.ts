import { z } from 'zod';

/** The URL of an embedded map; from hosts with other services only their maps are allowed. */
export const MapAddress = z
  .string()
  .max(2000)
  .regex(
    /^https:\/\/www\.(google\.com\/maps\/embed|openstreetmap\.org\/export\/embed\.html)(\?[^\s"'<>]*)?$/,
    'Enter a Google Maps or OpenStreetMap link or embed code',
  );

const sixDecimals = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The URL of an OpenStreetMap frame of about two kilometres around a point, with a marker on it. */
export function pointEmbed({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const box = [longitude - 0.01, latitude - 0.007, longitude + 0.01, latitude + 0.007].map(sixDecimals).join(',');
  return `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik&marker=${latitude},${longitude}`;
}

/** Attributes that map hosts put on their iframes. An iframe with any other attribute is rejected. */
const PLAIN = new Set(
  'src width height style title class id name loading allow allowfullscreen referrerpolicy frameborder scrolling'
    .concat(' marginwidth marginheight sandbox')
    .split(' '),
);

/** The link that OpenStreetMap adds below its iframe. */
const LARGER_MAP =
  /<br ?\/?>\s*<small>\s*<a href="https:\/\/www\.openstreetmap\.org\/[^"<>]*">[^<>]*<\/a>\s*<\/small>$/;

const FRAME = /^<iframe((?:\s+[a-z]+(?:\s*=\s*(?:"[^"<>]*"|'[^'<>]*'))?)*)\s*>\s*<\/iframe>$/i;
const ATTRIBUTE = /([a-z]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/gi;

/** Extracts the URL of an iframe; other text is returned unchanged and fails URL validation later. */
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
 * A map as pasted by staff: an embed URL, or the iframe code of a map host, of which only the URL is stored. Empty text
 * means no map. Scripts, other tags and unknown hosts are rejected.
 */
export const MapEmbed = z.string().trim().max(5000).transform(addressIn).pipe(MapAddress.nullable());
