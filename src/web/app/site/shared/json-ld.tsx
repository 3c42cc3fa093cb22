import type { Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  // Escapes `<`, so that no text can close the script element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
