import { createServer, type Socket } from 'node:net';

export type Fault = 'silent' | 'greylisting' | 'rejecting' | 'drops after the message';

type Talk = (line: string) => string | undefined;

/** Returns the reply to one SMTP command, or nothing while the message body is received. */
function talk(fault: Fault, socket: Socket): Talk {
  let inData = false;
  return (line) => {
    if (inData) {
      if (line === '.') socket.destroy();
      return undefined;
    }
    const [command = ''] = line.toUpperCase().split(/[ :]/);
    if (command === 'RCPT' && fault === 'greylisting') return '451 4.7.1 Please try again later';
    if (command === 'RCPT' && fault === 'rejecting') return '550 5.1.1 No such user here';
    inData = command === 'DATA';
    return inData ? '354 Go ahead' : '250 Fine';
  };
}

/** A mail server at the given port that never accepts an email. */
export async function startBadMailServer(port: number, fault: Fault): Promise<{ stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.setEncoding('utf8');
    if (fault === 'silent') return;
    const answer = talk(fault, socket);
    let rest = '';
    socket.write('220 drill.example ESMTP\r\n');
    socket.on('data', (chunk: string) => {
      const lines = (rest + chunk).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const reply = answer(line);
        if (reply !== undefined && !socket.destroyed) socket.write(`${reply}\r\n`);
      }
    });
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((closed) => server.close(() => closed()));
    },
  };
}
