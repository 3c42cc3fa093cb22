import { lookup as resolveName } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { type RequestOptions, request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why a picture was not fetched, for the user. */
export class PictureUnavailable extends Error {
  override name = 'PictureUnavailable';
}

interface Address {
  address: string;
  family: number;
}

interface FetcherOptions {
  /** The addresses of a host. */
  resolve?: (host: string) => Promise<Address[]>;
  /** Further options of the connection to an address that was found to be public; tests lead it to their own server. */
  connect?: (address: Address) => RequestOptions;
  timeoutMs?: number;
  maxBytes?: number;
}

const MEGABYTE = 1024 * 1024;
/** Larger pictures are refused anyway. */
const MAX_BYTES = 8 * MEGABYTE;
const TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

const resolveAll = (host: string): Promise<Address[]> => resolveName(host, { all: true, verbatim: true });

const fail = (message: string, cause?: unknown): never => {
  throw new PictureUnavailable(message, { cause });
};

/** All addresses of the host must be public, so that no answer of a name server leads to our own machines. */
async function choosePublicAddress(host: string, resolve: (host: string) => Promise<Address[]>): Promise<Address> {
  const addresses = await resolve(host).catch((error: unknown) => fail('The host was not found', error));
  const [first] = addresses;
  if (!first) return fail('The host was not found');
  if (!addresses.every(({ address }) => isPublicAddress(address)))
    return fail('The host is not on the public internet');
  return first;
}

/** Connects to this address whatever the name means by then. */
const pin =
  ({ address, family }: Address): LookupFunction =>
  (_host, options, callback) =>
    options.all ? callback(null, [{ address, family }]) : callback(null, address, family);

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) return fail('The picture is larger than 8 MB');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) return fail('The picture is larger than 8 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A redirect may lead to another path of the same host only. */
function followRedirect(url: URL, location: string | undefined): URL {
  if (location === undefined || !URL.canParse(location, url)) return fail('The address leads nowhere');
  const next = new URL(location, url);
  if (next.origin !== url.origin || next.username !== '' || next.password !== '')
    return fail('The address leads to another host');
  return next;
}

/** Returns a function that fetches a picture by https, or throws `PictureUnavailable`. */
export function createPictureFetcher({
  resolve = resolveAll,
  connect = () => ({}),
  timeoutMs = TIMEOUT_MS,
  maxBytes = MAX_BYTES,
}: FetcherOptions = {}): (url: URL) => Promise<Buffer> {
  const ask = async (url: URL, signal: AbortSignal): Promise<IncomingMessage> => {
    if (url.protocol !== 'https:' || url.port !== '')
      return fail('Only addresses that start with https:// are fetched');
    const address = await choosePublicAddress(url.hostname, resolve);
    return new Promise((done, failed) => {
      const options: RequestOptions = {
        agent: false,
        lookup: pin(address),
        servername: url.hostname,
        signal,
        headers: { accept: 'image/jpeg, image/png, image/webp', 'accept-encoding': 'identity' },
        ...connect(address),
      };
      request(url, options, done).once('error', failed).end();
    });
  };

  const fetchFrom = async (url: URL, signal: AbortSignal, redirects: number): Promise<Buffer> => {
    const answer = await ask(url, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (REDIRECTS.has(statusCode)) {
        if (redirects === 0) return fail('The address leads from one to the next');
        return await fetchFrom(followRedirect(url, headers.location), signal, redirects - 1);
      }
      if (statusCode !== 200) return fail(`The host answered ${statusCode}`);
      return await readBody(answer, maxBytes);
    } finally {
      answer.destroy();
    }
  };

  return async (url) => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await fetchFrom(url, signal, MAX_REDIRECTS);
    } catch (error) {
      if (error instanceof PictureUnavailable) throw error;
      return fail(signal.aborted ? 'The host took too long' : 'The host could not be reached', error);
    }
  };
}
