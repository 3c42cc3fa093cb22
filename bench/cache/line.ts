import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const [NETWORK, HERE, THERE] = ['aangan-line', 'aangan-here', 'aangan-there'];

export interface Line {
  /** This machine's address on the link. */
  host: string;
  /** Command prefix that runs a command at the other end of the link. */
  through: string[];
  close: () => Promise<void>;
}

/** A network link with limited bandwidth (such as "1gbit") to a separate network namespace. Requires root on Linux. */
export async function openLine(rate: string): Promise<Line> {
  const host = '10.77.0.1';
  const steps = [
    `ip netns add ${NETWORK}`,
    `ip link add ${HERE} type veth peer name ${THERE} netns ${NETWORK}`,
    `ip addr add ${host}/30 dev ${HERE}`,
    `ip link set ${HERE} up`,
    `ip -n ${NETWORK} addr add 10.77.0.2/30 dev ${THERE}`,
    `ip -n ${NETWORK} link set ${THERE} up`,
    `tc qdisc add dev ${HERE} root tbf rate ${rate} burst 2m latency 20ms`,
  ];
  const close = async () => void (await run('ip', ['netns', 'delete', NETWORK]));
  for (const step of steps) {
    const [command = '', ...args] = step.split(' ');
    await run(command, args).catch(async (error: unknown) => {
      await close().catch(() => undefined);
      throw error;
    });
  }
  return { host, through: ['ip', 'netns', 'exec', NETWORK], close };
}
