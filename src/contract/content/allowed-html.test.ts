import { getSchema } from '@tiptap/core';
import type { DOMOutputSpec, Mark, Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeHtml } from '../../core/safe-html.ts';
import { EXTENSIONS, writtenHtml } from '../../web/app/admin/controls/rich-text/extensions.ts';

const schema = getSchema(EXTENSIONS);

const text = (plainText: string) => plainText.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attribute = (value: string) => text(value).replaceAll('"', '&quot;');

/** The HTML that a browser renders for a node's or mark's spec. */
function element(spec: DOMOutputSpec, content: string): string {
  if (!Array.isArray(spec)) throw new Error('not described as a list');
  const [tag, ...rest] = spec as [string, ...unknown[]];
  const isAttributes = (part: unknown) => typeof part === 'object' && part !== null && !Array.isArray(part);
  const attributes = isAttributes(rest[0]) ? Object.entries(rest.shift() as object) : [];
  const written = attributes
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${attribute(String(value))}"`)
    .join('');
  if (tag === 'br') return `<br${written}>`;
  const inside = rest.map((part) => (part === 0 ? content : element(part as DOMOutputSpec, content))).join('');
  return `<${tag}${written}>${inside}</${tag}>`;
}

const marked = (inside: string, mark: Mark) => element(mark.type.spec.toDOM?.(mark, true) as DOMOutputSpec, inside);

function html(node: Node): string {
  if (node.isText) return node.marks.toReversed().reduce(marked, text(node.text ?? ''));
  const content = node.children.map(html).join('');
  const { toDOM } = node.type.spec;
  return toDOM ? element(toDOM(node), content) : content;
}

const EVIL = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'http://plain.example',
  'https://a.example/" onclick="alert(1)',
  '',
];
const LINKS = ['https://a.example/?a=1&b=%222', 'mailto:a@a.example', 'tel:+911234567890', '/contact-us', ...EVIL];

const { doc } = fc.letrec((tie) => {
  const plainText = fc.oneof(
    fc.constantFrom('<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '&lt;', 'a\u00a0b', ' '),
    fc.string({ minLength: 1, unit: 'grapheme-ascii' }),
  );
  const marks = fc.tuple(
    fc.subarray([{ type: 'bold' }, { type: 'italic' }, { type: 'underline' }]),
    fc.option(fc.constantFrom(...LINKS)),
  );
  const inline = fc.oneof(
    fc.record({ plainText, marks }).map(({ plainText: run, marks: [plain, href] }) => ({
      type: 'text',
      text: run,
      marks: [
        ...plain,
        ...(href === null ? [] : [{ type: 'link', attrs: { href, target: '_blank', title: 'x', class: 'x' } }]),
      ],
    })),
    fc.constant({ type: 'hardBreak' }),
  );
  const line = fc.array(inline, { maxLength: 4 });
  const node = (type: string, content: fc.Arbitrary<unknown>, attrs: object = {}) =>
    content.map((inside) => ({
      type,
      content: inside,
      attrs: { class: 'x', style: 'color:red', onclick: 'x()', ...attrs },
    }));
  const paragraph = node('paragraph', line);
  const cell = (type: string) =>
    node(type, fc.tuple(paragraph), { colspan: 2, rowspan: 2, colwidth: [200, 100], align: 'right' });
  const items = fc.array(node('listItem', fc.tuple(paragraph)), { minLength: 1, maxLength: 3 });
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
  return {
    block: fc.oneof(
      { maxDepth: 3 },
      paragraph,
      fc.integer({ min: 1, max: 6 }).chain((level) => node('heading', line, { level })),
      node('bulletList', items),
      node('orderedList', items, { start: 5, type: 'a' }),
      node('blockquote', blocks),
      node('table', fc.tuple(node('tableRow', fc.tuple(cell('tableHeader'), cell('tableCell'))))),
    ),
    doc: node('doc', blocks),
  };
});

describe('R-304 the editor of written texts', () => {
  test('knows nothing but what the rules allow', () => {
    expect(Object.keys(schema.nodes).sort().join(' ')).toBe(
      'blockquote bulletList doc hardBreak heading listItem orderedList paragraph table tableCell tableHeader tableRow text',
    );
    expect(Object.keys(schema.marks).sort()).toEqual(['bold', 'italic', 'link', 'underline']);
  });

  test('writes, whatever was typed or pasted into it, what the server keeps unchanged', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(doc, (json) => {
        const node = schema.nodeFromJSON(json);
        node.check();
        node.descendants(({ type }) => void seen.add(type.name));
        const written = writtenHtml(html(node));
        expect(safeHtml(written)).toBe(written);
        expect(written).not.toMatch(
          /<(script|img|style)|<[^>]*\s(on\w+|style|class)=|href="(?!https:|mailto:|tel:|\/[^/])/i,
        );
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBe(Object.keys(schema.nodes).length - 1);
  });
});
