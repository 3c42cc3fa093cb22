import type { RequestListener } from 'node:http';
import { Agent } from 'node:https';
import { connect as tlsConnect } from 'node:tls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTlsServer, type TlsServer } from '../../../test/tls-server.ts';
import { createPictureFetcher } from './fetch-picture.ts';
import { isPublicAddress } from './public-address.ts';

const HOST = 'images.example';
const PUBLIC = [{ address: '93.184.216.34', family: 4 }];

let server: TlsServer;
let answer: RequestListener;
let asked: string[] = [];

beforeAll(async () => {
  server = await startTlsServer(HOST, (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
});
afterAll(() => server.stop());
beforeEach(() => {
  asked = [];
  answer = (_request, response) => response.end('a picture');
});

/** A fetcher whose connections to public addresses end at the test server; everything before is as it is. */
const createFetcher = (options: Parameters<typeof createPictureFetcher>[0] = {}) =>
  createPictureFetcher({
    resolve: async () => PUBLIC,
    connect: () => ({
      port: server.port,
      ca: server.ca,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4),
    }),
    ...options,
  });

const fetchPicture = (path = '/a.jpg', options = {}) => createFetcher(options)(new URL(`https://${HOST}${path}`));
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();

describe('R-422 a picture is fetched', () => {
  test('from the host of its address', async () => {
    expect((await fetchPicture()).toString()).toBe('a picture');
    expect(asked).toEqual(['/a.jpg']);
  });

  test('along a redirect to another path of the same host', async () => {
    answer = (request, response) =>
      request.url === '/a.jpg' ? redirect('/b.jpg')(request, response) : response.end('b');
    expect((await fetchPicture()).toString()).toBe('b');
  });

  test.each([
    ['leads to another host', `https://other.example/a.jpg`, 'The address leads to another host'],
    ['leads to http', `http://${HOST}/a.jpg`, 'The address leads to another host'],
    ['leads to another port', `https://${HOST}:8443/a.jpg`, 'The address leads to another host'],
    ['leads to itself', '/a.jpg', 'The address leads from one to the next'],
  ])('but not when it %s', async (_what, location, message) => {
    answer = redirect(location);
    await expect(fetchPicture()).rejects.toThrow(message);
    expect(asked.length).toBeLessThanOrEqual(4);
  });

  test('but not when it is too large, whether its host says so or not', async () => {
    answer = (_request, response) => response.writeHead(200, { 'content-length': '2000' }).end('x'.repeat(2000));
    await expect(fetchPicture('/a.jpg', { maxBytes: 1000 })).rejects.toThrow('larger than 8 MB');
    answer = (_request, response) => {
      for (let part = 0; part < 20; part += 1) response.write('x'.repeat(100));
      response.end();
    };
    await expect(fetchPicture('/a.jpg', { maxBytes: 1000 })).rejects.toThrow('larger than 8 MB');
  });

  test('but not when its host does not answer in time, or stops in the middle', async () => {
    answer = () => {};
    await expect(fetchPicture('/a.jpg', { timeoutMs: 200 })).rejects.toThrow('took too long');
    answer = (_request, response) => void response.write('x');
    await expect(fetchPicture('/a.jpg', { timeoutMs: 200 })).rejects.toThrow('took too long');
  });

  test('but not when its host answers with an error, or has a certificate for another name', async () => {
    answer = (_request, response) => response.writeHead(404).end();
    await expect(fetchPicture()).rejects.toThrow('The host answered 404');
    await expect(createFetcher()(new URL('https://other.example/a.jpg'))).rejects.toThrow('could not be reached');
  });

  test.each(['http://images.example/a.jpg', 'https://images.example:8443/a.jpg', 'file:///etc/passwd'])(
    'but not from %s',
    async (url) => {
      await expect(createFetcher()(new URL(url))).rejects.toThrow('https://');
      expect(asked).toEqual([]);
    },
  );

  test.each([
    [['127.0.0.1']],
    [['169.254.169.254']],
    [['10.0.0.8']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['93.184.216.34', '192.168.1.1']],
    [[]],
  ])('but not when the name means %j', async (addresses) => {
    const resolve = async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    await expect(fetchPicture('/a.jpg', { resolve })).rejects.toThrow(/public internet|not found/);
    expect(asked).toEqual([]);
  });

  test('from the address that was checked, whatever the name means afterwards', async () => {
    let resolutions = 0;
    const resolve = async () => {
      resolutions += 1;
      return resolutions === 1 ? PUBLIC : [{ address: '127.0.0.1', family: 4 }];
    };
    const connections: unknown[] = [];
    const agent = new Agent();
    agent.createConnection = ({ lookup }) => {
      lookup?.(HOST, { all: true }, (_error, addresses) => connections.push(addresses));
      return tlsConnect({ port: server.port, host: '127.0.0.1', servername: HOST, ca: server.ca });
    };
    await fetchPicture('/a.jpg', { resolve, connect: () => ({ agent }) });
    expect({ connections, resolutions }).toEqual({ connections: [PUBLIC], resolutions: 1 });
  });

  test('by the real name server only if the name is public', async () => {
    await expect(createPictureFetcher()(new URL('https://localhost/a.jpg'))).rejects.toThrow('public internet');
  });
});

describe('R-422 addresses', () => {
  test.each(['93.184.216.34', '1.1.1.1', '223.255.255.254', '2606:4700::1111'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.53',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.0.1',
    '198.18.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:8.8.8.8',
    '64:ff9b::8.8.8.8',
    'fc00::1',
    'fe80::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'ff02::1',
    'localhost',
    '',
  ])('%s is not', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
