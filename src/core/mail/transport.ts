import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

interface OutgoingMail {
  to: string;
  /** Display name of the sender; the transport sets the address. */
  from: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
  /** An entry for the calendar of the recipient. */
  icalEvent?: { method: string; filename: string; content: string } | undefined;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Sends through any SMTP server; a timeout fails the attempt, and the job is retried. */
export function smtpTransport(url: string, senderAddress: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
  });
  return {
    send: async ({ from, ...mail }) => {
      await transport.sendMail({ ...mail, from: { name: from, address: senderAddress } });
    },
    close: () => transport.close(),
  };
}

/** Connects and authenticates without sending anything; throws the mail server's error if that fails. */
export async function greetSmtp(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Writes emails as .eml files, for machines without a mail server. */
export function folderTransport(folder: string, senderAddress: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async ({ from, ...mail }) => {
      const { message } = await transport.sendMail({ ...mail, from: { name: from, address: senderAddress } });
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${mail.messageId.replace(/[^\w@.-]/g, '')}.eml`), message);
    },
    close: () => transport.close(),
  };
}
