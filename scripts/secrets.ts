const PATTERNS: [what: string, pattern: RegExp][] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['an access key of a cloud', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of a code host', /\b(?:gh[pousr]_[A-Za-z0-9]{36}|glpat-[\w-]{20})\b/],
  ['a token of a chat', /\bxox[abprs]-[\w-]{10,}/],
  ['a live payment key', /\b[rs]k_live_\w{16,}/],
  ['a signed token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/],
];

/** Quoted text that could be a key: long, without spaces, letters and digits mixed. */
const QUOTED = /['"`]([A-Za-z0-9+/=_-]{32,128})['"`]/g;
/** Random base64 has about 5 bits per character at this length; text and paths have less. */
const RANDOM_BITS = 4.6;

function bitsPerLetter(text: string): number {
  const counts = Map.groupBy(text, (letter) => letter);
  return [...counts.values()].reduce(
    (sum, { length }) => sum - (length / text.length) * Math.log2(length / text.length),
    0,
  );
}

/** Text that looks like a secret. */
export function secretsIn(text: string): string[] {
  const matches = PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);
  const random = [...text.matchAll(QUOTED)]
    .map(([, value = '']) => value)
    .filter(
      (value) => /\d/.test(value) && /[a-z]/.test(value) && /[A-Z]/.test(value) && bitsPerLetter(value) > RANDOM_BITS,
    );
  return [...matches, ...random.map((value) => `a random value (${value.slice(0, 6)}…)`)];
}
