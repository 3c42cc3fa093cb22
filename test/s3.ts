import S3rver from 's3rver';
import { freePort } from '../scripts/local-postgres.ts';
import type { S3Options } from '../src/core/storage/s3-store.ts';

/** An S3 server on loopback with one bucket. It accepts its one access key, but does not verify signatures. */
export async function startS3(
  directory: string,
  requestedPort?: number,
): Promise<{ options: S3Options; port: number; stop: () => Promise<void> }> {
  const port = requestedPort ?? (await freePort());
  const bucket = 'aangan';
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory,
    silent: true,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  await server.run();
  return {
    options: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    port,
    stop: () => server.close(),
  };
}
