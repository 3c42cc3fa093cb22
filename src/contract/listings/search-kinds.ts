import type { PropertySearch } from './property-search.ts';

type KindFilter = Pick<Partial<PropertySearch>, 'purpose' | 'residency_type' | 'property_type'>;

/** What a visitor looks for, as a first choice: its label, and the filter that says it in the list of properties. */
export const SEARCH_KINDS = {
  buy: { label: 'Buy', filter: {} },
  rent: { label: 'Rent', filter: { purpose: 'rent' } },
  projects: { label: 'New projects', filter: {} },
  commercial: { label: 'Commercial', filter: { residency_type: 'commercial' } },
  plots: { label: 'Plots', filter: { property_type: ['plot'] } },
} satisfies Record<string, { label: string; filter: KindFilter }>;

export type SearchKind = keyof typeof SEARCH_KINDS;
