import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MapAddress, MapEmbed } from './map-embed.ts';

const GOOGLE = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3507.9';
const OSM = 'https://www.openstreetmap.org/export/embed.html?bbox=77.06%2C28.45%2C77.08%2C28.46&layer=mapnik';
const ERROR_MESSAGE = 'Enter a Google Maps or OpenStreetMap link or embed code';

describe('R-326 D-08 a map that staff paste', () => {
  test.each([
    ['', null],
    ['  \n', null],
    [` ${GOOGLE} `, GOOGLE],
    [
      `<iframe src="${GOOGLE}" width="600" height="450" style="border:0;" allowfullscreen="" loading="lazy" referrerpolicy="no-referrer-when-downgrade"></iframe>`,
      GOOGLE,
    ],
    [`<iframe allowfullscreen src='${GOOGLE}'></iframe>`, GOOGLE],
    [
      `<iframe width="425" height="350" src="${OSM.replace('&', '&amp;')}" style="border: 1px solid black"></iframe><br/><small><a href="https://www.openstreetmap.org/?#map=15/28.45/77.07">View Larger Map</a></small>`,
      OSM,
    ],
  ])('%s is kept as its address', (pasted, address) => {
    expect(MapEmbed.parse(pasted)).toBe(address);
  });

  test.each([
    `<iframe src="${GOOGLE}"></iframe><script>alert(1)</script>`,
    `<script>alert(1)</script><iframe src="${GOOGLE}"></iframe>`,
    `<iframe src="${GOOGLE}"><script>alert(1)</script></iframe>`,
    `<iframe src="${GOOGLE}" onload="alert(1)"></iframe>`,
    `<iframe src="${GOOGLE}" srcdoc="<script>alert(1)</script>"></iframe>`,
    `<iframe src="${GOOGLE}" srcdoc="x"></iframe>`,
    `<iframe src="${GOOGLE}" src="https://evil.example"></iframe>`,
    `<iframe src="https://evil.example/maps/embed"></iframe>`,
    `<iframe src="https://www.google.com.evil.example/maps/embed?pb=1"></iframe>`,
    `<iframe src="javascript:alert(1)"></iframe>`,
    `<iframe src=${GOOGLE}></iframe>`,
    `<iframe></iframe>`,
    `<div><iframe src="${GOOGLE}"></iframe></div>`,
    `<iframe src="${GOOGLE}"></iframe><iframe src="${GOOGLE}"></iframe>`,
    `<iframe src="${GOOGLE}"></iframe><br/><small><a href="https://evil.example">View</a></small>`,
    `<embed src="${GOOGLE}">`,
    'https://maps.app.goo.gl/abc',
    'Sector 43, Gurugram',
  ])('%s is refused', (pasted) => {
    const { error } = MapEmbed.safeParse(pasted);
    expect(error?.issues.map(({ message }) => message)).toEqual([ERROR_MESSAGE]);
  });

  test('whatever is pasted, what is kept is an address of a map or nothing', () => {
    const pieces = fc.constantFrom(
      '<iframe ',
      'src="',
      GOOGLE,
      '"',
      '>',
      '</iframe>',
      ' ',
      "'",
      '<script>',
      'onload=x',
      '<',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const { data = null } = MapEmbed.safeParse(parts.join(''));
        expect(MapAddress.nullable().safeParse(data).success).toBe(true);
      }),
    );
  });
});
