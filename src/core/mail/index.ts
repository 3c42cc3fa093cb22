export { deliverMail } from './deliver-mail.ts';
export { queueMail } from './queue-mail.ts';
export { folderTransport, greetSmtp, type MailTransport, smtpTransport } from './transport.ts';
export { HELD_MAIL, waitingMails } from './waiting-mails.ts';
