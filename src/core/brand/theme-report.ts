import type { BrandColours, ThemePreview } from '#contract';
import { contrast, deriveTheme, type ThemeTokens } from './theme.ts';

const WHITE = '#ffffff';
const ON_BAND = '#f3efe6';

const PAIRS: { label: string; text: (tokens: ThemeTokens) => string; background: (tokens: ThemeTokens) => string }[] = [
  { label: 'Button', text: () => WHITE, background: ({ primary }) => primary },
  { label: 'Link', text: ({ link }) => link, background: () => WHITE },
  { label: 'Second button', text: (tokens) => tokens['on-accent'], background: ({ accent }) => accent },
  { label: 'Footer', text: () => ON_BAND, background: ({ band }) => band },
];

/** The colours of the site with what was changed to keep its texts readable, for staff who choose them. */
export function describeTheme(colours: BrandColours): Omit<ThemePreview, 'success'> {
  const { tokens } = deriveTheme(colours);
  const notes = [];
  if (tokens.primary !== colours.primary.toLowerCase())
    notes.push(`The main colour is too light for white text. Buttons use ${tokens.primary}.`);
  if (colours.accent !== null && tokens.accent !== colours.accent.toLowerCase())
    notes.push(`Text on the second colour would be hard to read. Second buttons use ${tokens.accent}.`);
  const contrasts = PAIRS.map(({ label, text, background }) => ({
    label,
    text: text(tokens),
    background: background(tokens),
    ratio: Math.floor(contrast(text(tokens), background(tokens)) * 10) / 10,
  }));
  return { tokens, contrasts, notes };
}
