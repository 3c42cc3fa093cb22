import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { DomainError } from '../errors.ts';
import { assertStorePath, type FileStore, ROOTS } from './file-store.ts';

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

/** Timeout for a response including retries; a visitor waits for it. */
const TIMEOUT_MS = 15_000;

const away = (cause: unknown) =>
  new DomainError('unavailable', 'We cannot store files right now. Please try again in a minute.', undefined, {
    cause,
  });

/** The text of all elements with this name; a regular expression suffices, because the XML has only our own paths. */
const texts = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => text);

/** Stores files in an S3-compatible bucket; needed as soon as more than one machine serves the site. */
export function s3Store({ endpoint, bucket, timeoutMs = TIMEOUT_MS, ...credentials }: S3Options): FileStore {
  const client = new AwsClient({ ...credentials, service: 's3', retries: 2 });
  const ask = async (path: string, init: RequestInit, allowed: number[], query = ''): Promise<Response> => {
    if (query === '') assertStorePath(path);
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(new Error('the file store does not answer')), timeoutMs);
    const request = client.fetch(`${endpoint}/${bucket}/${path}${query}`, { ...init, signal: controller.signal });
    // The timeout ends with the response headers, so that a slow download is not cut off.
    const answer = await request
      .catch((error: unknown) => Promise.reject(away(error)))
      .finally(() => clearTimeout(timer));
    if (allowed.includes(answer.status)) return answer;
    await answer.body?.cancel();
    const failure = new Error(`the file store answered ${answer.status}`);
    throw answer.status >= 500 ? away(failure) : failure;
  };
  async function* listed(params: Record<string, string>) {
    let from: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', ...params });
      if (from !== undefined) query.set('continuation-token', from);
      const xml = await (await ask('', {}, [200], `?${query}`)).text();
      const modified = texts(xml, 'LastModified');
      for (const [place, path] of texts(xml, 'Key').entries())
        yield { path, modifiedAt: new Date(modified[place] ?? Number.NaN) };
      from = texts(xml, 'NextContinuationToken')[0];
    } while (from !== undefined);
  }
  return {
    async put(path, body, contentType) {
      const headers = { 'content-type': contentType };
      await ask(path, { method: 'PUT', body: new Uint8Array(body), headers }, [200]);
    },
    async get(path) {
      const answer = await ask(path, {}, [200, 404]);
      if (answer.status === 404 || !answer.body) return undefined;
      const body = Readable.fromWeb(answer.body as ReadableStream);
      return { body, byteSize: Number(answer.headers.get('content-length')) };
    },
    async remove(path) {
      await ask(path, { method: 'DELETE' }, [204, 404]);
    },
    async *list(folder) {
      assertStorePath(folder);
      yield* listed({ prefix: `${folder}/`, delimiter: '/' });
    },
    async *all() {
      for (const root of ROOTS) for await (const { path } of listed({ prefix: `${root}/` })) yield path;
    },
  };
}
