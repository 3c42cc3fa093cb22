import type { BreadcrumbList, Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  // Escapes `<`, so that no text can close the script element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Breadcrumb structured data of a page. */
export const trailData = (steps: { label: string; path: string }[], origin: string): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  })),
});
