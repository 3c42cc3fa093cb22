import { openPanel } from '../panels.ts';
import type { EnquiryRequest } from './send-enquiry.ts';

/** Source of an automatically opened form. */
export const AUTO_OPENED = 'by-itself';

/** Opens the enquiry form over the page, for buttons such as 'Request Callback'. */
export const openEnquiry = (request: EnquiryRequest): void => openPanel(request);
