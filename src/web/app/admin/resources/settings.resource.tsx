import type { TabbedResource } from '../engine/tabbed-screen.tsx';
import { CountersTab } from '../settings/counters-tab.tsx';
import { HomeSectionsTab } from '../settings/home-sections-tab.tsx';
import { MailTab } from '../settings/mail-tab.tsx';
import { SiteFactsTab } from '../settings/site-facts-tab.tsx';
import { redirects } from './site/redirects.resource.tsx';

const settings: TabbedResource = {
  title: 'Settings',
  tabs: [
    { key: 'site', label: 'Site facts', Screen: SiteFactsTab },
    { key: 'counters', label: 'Counters', Screen: CountersTab },
    { key: 'home', label: 'Home page', Screen: HomeSectionsTab },
    { key: 'mail', label: 'E-mail', Screen: MailTab },
    { key: 'redirects', label: 'Redirects', resource: redirects },
  ],
};

export default settings;
