import { withSiteName } from '../../data/page.tsx';
import { useSiteIdentity } from './site.ts';

/** The title of a page that is not found, or whose data are not there yet. */
export const SiteTitle = ({ children }: { children: string }) => (
  <title>{withSiteName(children, useSiteIdentity())}</title>
);
