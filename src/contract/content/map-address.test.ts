import { describe, expect, test } from 'vitest';
import { MapAddress } from './map-embed.ts';

const accepted = (address: string) => MapAddress.safeParse(address).success;

describe('R-326 D-08 the address of a map', () => {
  test.each([
    'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3507.9',
    'https://www.openstreetmap.org/export/embed.html?bbox=77.06%2C28.45%2C77.08%2C28.46&layer=mapnik',
  ])('may be an embed of a host we know: %s', (address) => {
    expect(accepted(address)).toBe(true);
  });

  test.each([
    'http://www.google.com/maps/embed?pb=1',
    'https://maps.elsewhere.example/maps/embed?pb=1',
    'https://www.google.com.elsewhere.example/maps/embed?pb=1',
    'https://www.google.com/search?q=maps/embed',
    'https://www.google.com@elsewhere.example/maps/embed',
    'https://www.google.com:8443/maps/embed',
    'https://www.google.com/maps/embed/../../url?q=https://elsewhere.example',
    '//www.openstreetmap.org/export/embed.html',
    'data:text/html,<script>alert(1)</script>',
    'https://www.openstreetmap.org/user/someone',
    'https://www.google.com/maps/embed?pb=1" onload="alert(1)',
    '<iframe src="https://www.google.com/maps/embed?pb=1"></iframe>',
    'javascript:alert(1)',
  ])('may be nothing else: %s', (address) => {
    expect(accepted(address)).toBe(false);
  });
});
