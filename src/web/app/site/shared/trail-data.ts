import type { BreadcrumbList, WithContext } from 'schema-dts';

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
