import { RedirectInput, TeamInput } from '#contract';
import { ChoicesPicker } from '../controls/pick-options.tsx';
import { text as column, created } from '../engine/columns.tsx';
import { pick, text } from '../engine/fields.tsx';
import { field } from '../engine/form-field.tsx';
import { defineResource } from '../engine/resource.ts';
import { createTab, createTabbedScreen } from '../engine/tabbed-screen.tsx';
import { BrandTab } from '../settings/brand-tab.tsx';
import { CountersTab } from '../settings/counters-tab.tsx';
import { HomeSectionsTab } from '../settings/home-sections-tab.tsx';
import { ImportsTab } from '../settings/imports-tab.tsx';
import { LeadSourcesTab } from '../settings/lead-sources-tab.tsx';
import { MailTab } from '../settings/mail-tab.tsx';
import { OfficeTab } from '../settings/office-tab.tsx';
import { PermissionsTab } from '../settings/permissions-tab.tsx';
import { RepliesTab } from '../settings/replies-tab.tsx';
import { RetentionTab } from '../settings/retention-tab.tsx';
import { SecurityTab } from '../settings/security-tab.tsx';
import { SiteFactsTab } from '../settings/site-facts-tab.tsx';

export const redirects = defineResource('redirect', {
  rows: 'redirects',
  noun: 'Redirect',
  title: 'Redirects',
  searchHint: 'Old or new URL',
  searchable: ({ from_path, to_path }) => [from_path, to_path],
  name: {
    label: 'From',
    text: ({ from_path }) => from_path,
    note: ({ to_path }) => `to ${to_path}`,
    sort: 'from_path',
  },
  columns: [column('To', ({ to_path }) => to_path, { sort: 'to_path' }), created()],
  form: {
    input: RedirectInput,
    sections: [
      {
        fields: [
          text('from_path', 'From', { max: 500, hint: 'A path that no longer has a page, such as /old-page' }),
          text('to_path', 'To', { max: 500, hint: 'The path to redirect to, such as /properties?city_id=3' }),
        ],
      },
    ],
  },
});

export const teams = defineResource('team', {
  rows: 'teams',
  noun: 'Team',
  title: 'Teams',
  searchHint: 'Name of a team',
  searchable: ({ name }) => [name],
  name: {
    label: 'Team',
    text: ({ name }) => name,
    note: ({ manager_name }) => manager_name ?? 'No manager',
    sort: 'name',
  },
  columns: [
    column('Manager', ({ manager_name }) => manager_name),
    column('Members', ({ member_names }) => member_names.join(', '), { phone: 'full' }),
    created(),
  ],
  form: {
    input: TeamInput,
    sections: [
      {
        fields: [
          text('name', 'Name', { max: 60 }),
          pick('manager_id', 'Manager', 'staff', { hint: 'Sees the leads of all members' }),
          field('member_ids', 'Members', ChoicesPicker, { initial: [], extra: { kind: 'staff' as const } }),
        ],
      },
    ],
  },
  emptyText: 'No teams yet. Until there is one, managers see their own and unassigned leads.',
});

export default createTabbedScreen('Settings', [
  { key: 'site', label: 'Company details', Screen: SiteFactsTab },
  { key: 'office', label: 'Office hours', Screen: OfficeTab },
  { key: 'brand', label: 'Look', Screen: BrandTab },
  { key: 'counters', label: 'Counters', Screen: CountersTab },
  { key: 'home', label: 'Home page', Screen: HomeSectionsTab },
  { key: 'mail', label: 'Email', Screen: MailTab },
  { key: 'replies', label: 'Reply templates', Screen: RepliesTab },
  { key: 'lead-sources', label: 'Lead sources', Screen: LeadSourcesTab },
  { key: 'imports', label: 'Imports', Screen: ImportsTab },
  { key: 'permissions', label: 'Permissions', Screen: PermissionsTab },
  createTab('teams', 'Teams', teams),
  { key: 'security', label: 'Security', Screen: SecurityTab },
  { key: 'retention', label: 'Data retention', Screen: RetentionTab },
  createTab('redirects', 'Redirects', redirects),
]);
