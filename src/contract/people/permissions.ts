import type { ImportKind } from '../back-office/import-fields.ts';
import type { RecordPath } from '../back-office/record-calls.ts';
import type { Role } from './enumerations.ts';
import { ROLE_LABELS } from './role-labels.ts';

/** What staff do with records; `see` includes lists and single records, `export` the download of a whole list. */
export const ACTIONS = ['see', 'change', 'publish', 'export', 'delete'] as const;
export type Action = (typeof ACTIONS)[number];

export const ACTION_LABELS: Record<Action, string> = {
  see: 'See',
  change: 'Add and change',
  publish: 'Publish',
  export: 'Export',
  delete: 'Delete',
};

type OtherRole = Exclude<Role, 'admin'>;

/** Whose records a role is limited to. Records that are not assigned to anyone are open to each of them. */
export const SCOPES = ['all', 'team', 'own'] as const;
export type Scope = (typeof SCOPES)[number];

interface Grants extends Partial<Record<OtherRole, readonly Action[]>> {
  group: string;
  label: string;
  /** The actions that its calls have; what is missing does not exist. */
  actions: readonly Action[];
  /** Roles that see only the records of their team, or their own. */
  scope?: Partial<Record<OtherRole, Exclude<Scope, 'all'>>>;
}

const SEE = ['see'] as const;
const EDIT = ['see', 'change'] as const;
const EDIT_AND_DELETE = ['see', 'change', 'delete'] as const;
const ALL_BUT_EXPORT = ['see', 'change', 'publish', 'delete'] as const;

/**
 * What each role may do with each kind of record. Admins may do everything. An export takes the data out of the
 * company, so it is a right of its own.
 */
export const PERMISSIONS = {
  leads: {
    group: 'Leads',
    label: 'Enquiries',
    actions: ['see', 'change', 'export'],
    manager: ['see', 'change', 'export'],
    sales: EDIT,
    scope: { manager: 'team', sales: 'own' },
  },
  // Sheets of leads, with the names and numbers of many people at once.
  'lead-imports': {
    group: 'Leads',
    label: 'Imports of enquiries',
    actions: ['see', 'change'],
    manager: EDIT,
    scope: { manager: 'own' },
  },
  // Email addresses and phone numbers of people who posted a property.
  posters: {
    group: 'Leads',
    label: 'Contact details of posters',
    actions: SEE,
    manager: SEE,
    sales: SEE,
  },
  // Sales block the sender of a lead that they mark as fake; the list has the numbers of all leads.
  'blocked-senders': {
    group: 'Leads',
    label: 'Blocked numbers and senders',
    actions: ['see', 'change', 'delete'],
    manager: EDIT_AND_DELETE,
  },
  subscribers: { group: 'Leads', label: 'Subscribers', actions: ['see', 'export'] },
  properties: {
    group: 'Listings',
    label: 'Properties',
    actions: ACTIONS,
    manager: ['see', 'change', 'publish', 'export'],
    editor: ALL_BUT_EXPORT,
    sales: EDIT,
    hr: SEE,
  },
  projects: {
    group: 'Listings',
    label: 'Projects',
    actions: ACTIONS,
    manager: ['see', 'change', 'publish', 'export'],
    editor: ALL_BUT_EXPORT,
    sales: SEE,
    hr: SEE,
  },
  postings: {
    group: 'Listings',
    label: 'Posted Properties',
    actions: ['see', 'publish', 'export', 'delete'],
    manager: ['see', 'publish'],
    editor: ['see', 'publish'],
    sales: SEE,
  },
  imports: {
    group: 'Listings',
    label: 'Imports',
    actions: ['see', 'change', 'export'],
    manager: EDIT,
    editor: EDIT,
  },
  'master-lists': {
    group: 'Listings',
    label: 'Master List',
    actions: ['see', 'change', 'export', 'delete'],
    manager: EDIT,
    editor: ['see', 'change', 'delete'],
    sales: SEE,
    hr: SEE,
  },
  pages: {
    group: 'Site',
    label: 'Page texts, FAQs, popular links and redirects',
    actions: ACTIONS,
    manager: SEE,
    editor: ALL_BUT_EXPORT,
  },
  articles: {
    group: 'Site',
    label: 'Blogs and testimonials',
    actions: ['see', 'change', 'export', 'delete'],
    manager: SEE,
    editor: EDIT_AND_DELETE,
    sales: SEE,
    hr: SEE,
  },
  showcase: {
    group: 'Site',
    label: 'Featured cities and partners',
    actions: ACTIONS,
    manager: SEE,
    editor: ALL_BUT_EXPORT,
    sales: SEE,
    hr: SEE,
  },
  users: {
    group: 'People',
    label: 'Users',
    actions: ['see', 'change', 'export', 'delete'],
    manager: SEE,
    editor: SEE,
    sales: SEE,
    hr: SEE,
  },
  teams: { group: 'People', label: 'Teams', actions: ['see', 'change', 'export', 'delete'], manager: SEE },
  careers: {
    group: 'People',
    label: 'Careers',
    actions: ['see', 'change', 'export', 'delete'],
    manager: SEE,
    editor: EDIT_AND_DELETE,
    sales: SEE,
    hr: EDIT_AND_DELETE,
  },
  applications: {
    group: 'People',
    label: 'Applications',
    actions: ['see', 'change', 'export'],
    hr: ['see', 'change', 'export'],
  },
  history: { group: 'System', label: 'History, deleted records and access log', actions: EDIT },
  privacy: { group: 'System', label: 'Requests about personal data', actions: ['see', 'change', 'export'] },
  settings: { group: 'System', label: 'Settings', actions: EDIT },
} as const satisfies Record<string, Grants>;

export type Subject = keyof typeof PERMISSIONS;
/** Such as 'leads:export'. */
export type Permission = { [Name in Subject]: `${Name}:${(typeof PERMISSIONS)[Name]['actions'][number]}` }[Subject];

export const SUBJECTS = Object.keys(PERMISSIONS) as Subject[];

/** All permissions that exist. */
export const ALL_PERMISSIONS = SUBJECTS.flatMap((subject) =>
  PERMISSIONS[subject].actions.map((action) => `${subject}:${action}` as Permission),
);

export function roleMay(role: Role, permission: Permission): boolean {
  if (role === 'admin') return true;
  const [subject, action] = permission.split(':') as [Subject, Action];
  const granted: readonly Action[] = (PERMISSIONS[subject] as Grants)[role] ?? [];
  return granted.includes(action);
}

/** Whose records of a kind a role may see, if it may see any. */
export function getScope(role: Role, subject: Subject): Scope {
  const { scope }: Grants = PERMISSIONS[subject];
  return (role !== 'admin' && scope?.[role]) || 'all';
}

export const rolesThatMay = (permission: Permission): Role[] =>
  (Object.keys(ROLE_LABELS) as Role[]).filter((role) => roleMay(role, permission));

/** The permissions that the calls of each kind of record need. */
const RECORD_SUBJECTS: Record<RecordPath, Subject> = {
  project: 'projects',
  'project/:owner/configuration': 'projects',
  property: 'properties',
  'post-property': 'postings',
  import: 'imports',
  user: 'users',
  team: 'teams',
  jobs: 'careers',
  blog: 'articles',
  testimonial: 'articles',
  'featured-city': 'showcase',
  partner: 'showcase',
  subscribers: 'subscribers',
  'master-list/builder': 'master-lists',
  'master-list/bhk': 'master-lists',
  'master-list/amenity': 'master-lists',
  'master-list/tag': 'master-lists',
  'master-list/locality': 'master-lists',
  'master-list/city': 'master-lists',
  faq: 'pages',
  'popular-link': 'pages',
  redirect: 'pages',
};

/** The permission for an action on a kind of record; where there is no right to publish, that is a change. */
export function getRecordPermission(path: RecordPath, action: Action): Permission {
  const subject = RECORD_SUBJECTS[path];
  const actions: readonly Action[] = PERMISSIONS[subject].actions;
  return `${subject}:${action === 'publish' && !actions.includes('publish') ? 'change' : action}` as Permission;
}

/** The permission for imports of a kind: sheets of leads are about people, so they need one of their own. */
export const getImportPermission = (kind: ImportKind, action: 'see' | 'change'): Permission =>
  kind === 'enquiry' ? `lead-imports:${action}` : `imports:${action}`;
