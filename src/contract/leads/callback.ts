/** The source of the form on the contact page, which needs an email address and a message. */
const CONTACT_PAGE = 'contact-page';

/** Whether a form asks for a call, for which name and number are enough: every named form but the contact page. */
export const isCallback = (source: string | undefined): boolean => source !== undefined && source !== CONTACT_PAGE;
