const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Replaces the placeholders of a sentence by facts; `{Noun}` is capitalised, `{noun}` is not. */
export const fill = (sentence: string, facts: Readonly<Record<string, string>>): string =>
  sentence.replaceAll(/\{([^{}]+)\}/g, (gap, name: string) => {
    const fact = facts[name.charAt(0).toLowerCase() + name.slice(1)];
    if (fact === undefined) throw new Error(`nothing to put into ${gap}`);
    return /^[A-Z]/.test(name) ? capital(fact) : fact;
  });

/** The noun with its article. */
export const withArticle = (noun: string): string => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

const ENDINGS: Record<string, string> = { one: 'st', two: 'nd', few: 'rd' };
const english = new Intl.PluralRules('en', { type: 'ordinal' });

/** `1st`, `12th`, `22nd`. */
export const ordinal = (number: number): string => `${number}${ENDINGS[english.select(number)] ?? 'th'}`;

/** Paragraphs with an optional list of points in between, as staff would enter them. */
export function html(paragraphs: readonly string[], points: readonly string[] = []): string {
  const list = points.length === 0 ? '' : `<ul>${points.map((point) => `<li>${point}</li>`).join('')}</ul>`;
  const [first = '', ...rest] = paragraphs.map((paragraph) => `<p>${paragraph}</p>`);
  return first + list + rest.join('');
}
