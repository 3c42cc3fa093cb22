import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

interface ReceivedMail {
  to: string[];
  raw: string;
}

export interface TestSmtp {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** Resolves with the first email to this address, now or later. */
  mailTo(address: string): Promise<ReceivedMail>;
  stop(): Promise<void>;
}

export interface TestSmtpOptions {
  port?: number;
  /** Called when an email has been received completely, before the server confirms it. */
  beforeAccept?: (mail: ReceivedMail) => Promise<void>;
}

async function readAll(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** A real SMTP server on loopback that stores the emails it receives. */
export async function startSmtp({ port = 0, beforeAccept }: TestSmtpOptions = {}): Promise<TestSmtp> {
  const mails: ReceivedMail[] = [];
  const waiting = new Set<() => void>();
  const onData = async (stream: SMTPServerDataStream, session: SMTPServerSession) => {
    const mail = { to: session.envelope.rcptTo.map(({ address }) => address), raw: await readAll(stream) };
    await beforeAccept?.(mail);
    mails.push(mail);
    for (const wake of waiting) wake();
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 200,
    onData: callbackify(onData),
  });
  server.on('error', () => {});
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    mails,
    mailTo: (address) =>
      new Promise((found) => {
        const look = () => {
          const mail = mails.find(({ to }) => to.includes(address));
          if (!mail) return;
          waiting.delete(look);
          found(mail);
        };
        waiting.add(look);
        look();
      }),
    stop: () => new Promise((stopped) => server.close(() => stopped())),
  };
}

/** The text of a quoted-printable email with its soft line breaks removed, to find links in it. */
export const unfold = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
