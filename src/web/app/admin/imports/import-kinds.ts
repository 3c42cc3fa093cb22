import type { ImportKind } from '#contract';
import { getImportPermission, roleMay } from '#contract/people/permissions.ts';
import { useStaff } from '../shell/session.ts';

interface KindTexts {
  /** In lists and choices. */
  label: string;
  /** Heading of the page. */
  title: string;
  created: string;
  /** The screen with what was imported. */
  to: string;
  link: string;
}

export const KINDS: Record<ImportKind, KindTexts> = {
  property: {
    label: 'Properties',
    title: 'Import properties',
    created: 'New homes',
    to: '/admin/properties',
    link: 'Show properties',
  },
  project: {
    label: 'Projects',
    title: 'Import projects',
    created: 'New projects',
    to: '/admin/projects',
    link: 'Show projects',
  },
  enquiry: {
    label: 'Enquiries',
    title: 'Import enquiries',
    created: 'New leads',
    to: '/admin/enquiries',
    link: 'Show enquiries',
  },
};

/** The kinds that the user may import. */
export function useImportKinds(): ImportKind[] {
  const { role } = useStaff();
  return (Object.keys(KINDS) as ImportKind[]).filter((kind) => roleMay(role, getImportPermission(kind, 'change')));
}
