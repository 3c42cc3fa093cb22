import SideEnquiry from '../shared/enquiry/side-enquiry.deferred.tsx';
import type { List } from './list.ts';

// Sticky below the bars, which take two rows on narrower screens.
const PLACE =
  'side-form [--side-top:calc(var(--header-height)+125px+(1rem-16px)*5)] xl:[--side-top:calc(var(--header-height)+75px+(1rem-16px)*6)]';

/** The enquiry form next to a list, or after it on phones. */
export function SideContact({ list }: { list: List }) {
  return <SideEnquiry title="Contact Our Experts" source={`${list.name}-list`} className={PLACE} />;
}
