import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

interface OutgoingMail {
  to: string;
  /** The name shown as the sender; the address is the transport's. */
  from: string;
  subject: string;
  html: string;
  text: string;
  messageId: string;
  headers: Record<string, string>;
}

export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** Sends through any SMTP server. A server that does not answer fails the try; the job comes back later. */
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

/** Greets the mail server and signs in, without sending anything; throws what it says when it refuses. */
export async function greetSmtp(url: string): Promise<void> {
  const transport = createTransport({ url, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Writes mails as .eml files, for machines without a mail server. */
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
