import { connect } from 'node:net';

/** Writes bytes as they are to a port, and gathers what comes back until it has been silent for a while or hangs up. */
export const sendRaw = (port: number, bytes: string, timeoutMs: number): Promise<string> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    const finish = () => {
      socket.destroy();
      done(received);
    };
    socket.setTimeout(timeoutMs, finish);
    socket.on('data', (data) => {
      received += data.toString('latin1');
    });
    socket.once('error', finish);
    socket.once('close', finish);
    socket.once('connect', () => socket.write(bytes, 'latin1'));
  });

/** The statuses of all answers in what came back. */
export const statuses = (received: string): string =>
  [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => status).join(' ') || 'no answer';
