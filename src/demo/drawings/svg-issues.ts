const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<>]*")*)(\/?)>/y;
const ENTITY = /&(?!(?:amp|lt|gt|quot);)/;

/** Lists the markup errors of a picture, for tests; empty for valid markup. */
export function findSvgIssues(svg: string): string[] {
  const issues: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    TAG.lastIndex = at;
    const match = TAG.exec(svg);
    if (match === null) {
      const next = svg.indexOf('<', at + 1);
      const end = next < 0 ? svg.length : next;
      if (open.at(-1) !== 'text' || svg.charAt(at) === '<') {
        issues.push(`not markup: ${svg.slice(at, at + 60)}`);
      }
      at = end;
      continue;
    }
    const [whole, closing, name = '', , selfClosing] = match;
    if (closing) {
      const expected = open.pop();
      if (expected !== name) {
        issues.push(`</${name}> closes <${expected}>`);
      }
    } else if (!selfClosing) {
      open.push(name);
    }
    at += whole.length;
  }
  issues.push(...open.map((name) => `<${name}> is never closed`));
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/.test(svg)) {
    issues.push('no view box');
  }
  for (const [word] of svg.matchAll(/NaN|undefined|Infinity|null|\[object/g)) {
    issues.push(`contains ${word}`);
  }
  if (ENTITY.test(svg)) {
    issues.push('a bare ampersand');
  }
  const ids = new Set(Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^()]+)\)/g)) {
    if (!ids.has(id)) {
      issues.push(`nothing has the id ${id}`);
    }
  }
  return issues;
}
