import type { Thing, WithContext } from 'schema-dts';

/** Facts for search engines, as data that no browser runs. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  // No text can end the element early: the only way out of it begins with this sign.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
