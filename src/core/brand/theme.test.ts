import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ACCENT_TOKENS, contrast, DEFAULT_COLOURS, deriveTheme, MIN_CONTRAST, PRIMARY_TOKENS } from './theme.ts';
import { describeTheme } from './theme-report.ts';

const tokensCss = readFileSync(new URL('../../ui/tokens.css', import.meta.url), 'utf8');

/** The value of a design token, through the tokens it refers to. */
function designToken(name: string): string | undefined {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(tokensCss)?.[1];
  const other = /^var\(--color-(.+)\)$/.exec(value ?? '')?.[1];
  return other === undefined ? value : designToken(other);
}

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.record({ primary: colour, accent: fc.option(colour) });

describe('the theme of a new installation', () => {
  test('has the values of the design tokens and needs no style sheet', () => {
    const { tokens, css } = deriveTheme({ ...DEFAULT_COLOURS, accent: null });
    expect(css).toBe('');
    for (const [name, value] of Object.entries(tokens)) expect([name, designToken(name)]).toEqual([name, value]);
    expect(Object.keys(tokens)).toEqual(expect.arrayContaining(Object.keys({ ...PRIMARY_TOKENS, ...ACCENT_TOKENS })));
  });
});

describe('a theme derived from any colours', () => {
  test('has readable texts', () => {
    fc.assert(
      fc.property(colours, (own) => {
        const { tokens: t } = deriveTheme(own);
        const pairs: [text: string, background: string][] = [
          ['#ffffff', t.primary],
          ['#ffffff', t['primary-hover']],
          ['#ffffff', t['primary-press']],
          ['#ffffff', t['mor-800']],
          [t.primary, '#ffffff'],
          [t.primary, '#f1eee8'],
          [t.primary, t['primary-soft']],
          [t.primary, t['mor-100']],
          [t.link, '#ffffff'],
          [t.link, '#f8f6f2'],
          [t['mor-800'], '#f6e2c6'],
          ['#f3efe6', t.band],
          ['#f3efe6', t['band-hover']],
          ['#f3efe6', t['band-field']],
          [t['on-band-2'], t.band],
          [t['on-band-2'], t['band-field']],
          [t['accent-on-band'], t.band],
          [t['accent-on-band'], t['band-hover']],
          [t['on-accent'], t.accent],
          [t['on-accent'], t['accent-hover']],
          [t['on-accent'], t['accent-press']],
          [t['accent-ink'], '#ffffff'],
          [t['accent-ink'], t['accent-soft']],
        ];
        for (const [text, background] of pairs) expect(contrast(text, background)).toBeGreaterThanOrEqual(MIN_CONTRAST);
      }),
      { numRuns: 300 },
    );
  });

  test('is a style sheet of colours only, whatever was stored', () => {
    fc.assert(
      fc.property(colours, (own) => {
        const { css } = deriveTheme(own);
        expect(css).toMatch(/^(?::root\{(?:--color-[a-z0-9-]+:#[0-9a-f]{6};?)+\})?$/);
      }),
    );
    expect(() => deriveTheme({ primary: 'red;}</style>', accent: null })).toThrow('is not a colour');
  });

  test('keeps a colour that is dark enough, and says when it does not', () => {
    expect(deriveTheme({ primary: '#7a1f3d', accent: null }).tokens.primary).toBe('#7a1f3d');
    expect(describeTheme({ primary: '#7a1f3d', accent: null }).notes).toEqual([]);
    const yellow = describeTheme({ primary: '#ffd400', accent: null });
    expect(yellow.notes).toEqual([
      expect.stringMatching(/^The main colour is too light for white text\. Buttons use #/),
    ]);
    for (const { ratio } of yellow.contrasts) expect(ratio).toBeGreaterThanOrEqual(MIN_CONTRAST);
  });

  test('has a second colour that differs from the first', () => {
    expect(deriveTheme({ primary: '#b06f00', accent: null }).tokens.accent).not.toBe(DEFAULT_COLOURS.accent);
    expect(deriveTheme({ primary: '#123a7a', accent: null }).tokens.accent).toBe(DEFAULT_COLOURS.accent);
  });
});
