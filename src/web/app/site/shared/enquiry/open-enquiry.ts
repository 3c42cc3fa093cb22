import { openPanel } from '../panels.ts';
import type { EnquiryRequest } from './enquiry-request.ts';

/** The source of a form that nobody asked for. */
export const BY_ITSELF = 'by-itself';

/** Opens the enquiry form over the page, for buttons such as 'Request Callback'. */
export const openEnquiry = (request: EnquiryRequest): void => openPanel(request);
