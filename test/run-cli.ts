import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export interface CliResult {
  out: string;
  err: string;
  code: number | null;
}

/** Runs an `aangan` command as an operator does, in a separate process with only these settings. */
export async function runCli(args: string[], env: NodeJS.ProcessEnv, input = ''): Promise<CliResult> {
  const child = spawn('node', ['src/cli/aangan.ts', ...args], { env: { PATH: process.env.PATH, ...env } });
  child.stdin.end(input);
  const [out, err, code] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((done) => child.once('exit', done)),
  ]);
  return { out, err, code };
}
