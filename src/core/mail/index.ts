export { writeCalendar } from './calendar-entry.ts';
export { deliverMail } from './deliver-mail.ts';
export { HELD_MAIL, queueMail, waitingMails } from './mail-queue.ts';
export type { AccountChange } from './templates/accounts.ts';
export { folderTransport, greetSmtp, type MailTransport, smtpTransport } from './transport.ts';
export { toCalendarEntry } from './visit-calendar.ts';
export { queueConfirmation, queueVisitorMail } from './visitor-mail.ts';
