import { PagesTab } from '../content/pages-tab.tsx';
import type { TabbedResource } from '../engine/tabbed-screen.tsx';
import { faqs } from './site/faqs.resource.tsx';
import { popularLinks } from './site/popular-links.resource.tsx';

const content: TabbedResource = {
  title: 'Content',
  tabs: [
    { key: 'pages', label: 'Pages', Screen: PagesTab },
    { key: 'faqs', label: 'FAQs', resource: faqs },
    { key: 'links', label: 'Popular links', resource: popularLinks },
  ],
};

export default content;
