import { connect } from 'node:net';

/** Sends raw bytes to a port and collects the response until it is idle for a while or the connection closes. */
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

/** The status codes of all responses in the received bytes. */
export const statuses = (received: string): string =>
  [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, status]) => status).join(' ') || 'no answer';
