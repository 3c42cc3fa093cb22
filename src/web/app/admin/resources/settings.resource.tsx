import { RedirectInput } from '#contract';
import { text as column, created } from '../engine/columns.tsx';
import { text } from '../engine/fields.tsx';
import { defineResource } from '../engine/resource.ts';
import { createTab, createTabbedScreen } from '../engine/tabbed-screen.tsx';
import { BrandTab } from '../settings/brand-tab.tsx';
import { CountersTab } from '../settings/counters-tab.tsx';
import { HomeSectionsTab } from '../settings/home-sections-tab.tsx';
import { MailTab } from '../settings/mail-tab.tsx';
import { PermissionsTab } from '../settings/permissions-tab.tsx';
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

export default createTabbedScreen('Settings', [
  { key: 'site', label: 'Company details', Screen: SiteFactsTab },
  { key: 'brand', label: 'Look', Screen: BrandTab },
  { key: 'counters', label: 'Counters', Screen: CountersTab },
  { key: 'home', label: 'Home page', Screen: HomeSectionsTab },
  { key: 'mail', label: 'Email', Screen: MailTab },
  { key: 'permissions', label: 'Permissions', Screen: PermissionsTab },
  { key: 'security', label: 'Security', Screen: SecurityTab },
  { key: 'retention', label: 'Data retention', Screen: RetentionTab },
  createTab('redirects', 'Redirects', redirects),
]);
