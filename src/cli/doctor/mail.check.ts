import { greetSmtp } from '#core';
import { about, type Check, getReason } from './finding.ts';
import { tryFolder } from './folder.ts';

/** Reserved domains: email from them is rejected or lost. */
const NOBODYS = /(?:^|\.)(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org|in)$/;

/** Checks whether emails can be sent, without sending one. */
export const checkMail: Check = async ({ config: { SMTP_URL, MAIL_FROM, MAIL_FOLDER } }) => {
  const { ok, warning, problem } = about('mail');
  if (SMTP_URL === undefined) {
    const unwritable = await tryFolder(MAIL_FOLDER);
    return [
      unwritable === undefined
        ? warning(`no mail leaves, it is written to ${MAIL_FOLDER}: set SMTP_URL`)
        : problem(`no mail server, and ${MAIL_FOLDER} cannot be written (${unwritable}): set SMTP_URL`),
    ];
  }
  const sender = NOBODYS.test(MAIL_FROM.split('@')[1] ?? '')
    ? [problem(`the domain of ${MAIL_FROM} is reserved: set MAIL_FROM to your own address`)]
    : [];
  const { host } = new URL(SMTP_URL);
  try {
    await greetSmtp(SMTP_URL);
    return [...sender, ok(`${host} takes mail from us`)];
  } catch (error) {
    return [...sender, problem(`${host} refuses: ${getReason(error)}. Check SMTP_URL: host, port, user, password`)];
  }
};
