import { z } from 'zod';

const IMPORT = {
  retryLimit: 100,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 300,
  heartbeatSeconds: 10,
  expireInSeconds: 3600,
};

/**
 * Every background job with its payload and retry options. Payloads hold ids, never personal data. A worker that dies
 * stops its heartbeat; the job is handed to another worker after `heartbeatSeconds`.
 */
export const queues = {
  'mail.send': {
    payload: z.object({ mailId: z.number().int() }),
    /** Doubles from 5 s up to 15 min: about three days of retries before an email needs manual attention. */
    options: {
      retryLimit: 300,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 900,
      heartbeatSeconds: 10,
      expireInSeconds: 120,
    },
  },
  'password.link': {
    payload: z.object({ userId: z.number().int() }),
    options: {
      retryLimit: 100,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 900,
      heartbeatSeconds: 10,
      expireInSeconds: 60,
    },
  },
  'picture.prepare': {
    payload: z.object({ mediaId: z.number().int() }),
    options: {
      retryLimit: 100,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 900,
      heartbeatSeconds: 10,
      expireInSeconds: 300,
    },
  },
  'files.remove': {
    /** The job is retried until all of these files are deleted. */
    payload: z.object({ paths: z.array(z.string()).max(1000) }),
    options: {
      retryLimit: 300,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 900,
      heartbeatSeconds: 10,
      expireInSeconds: 600,
    },
  },
  'document.scan': {
    payload: z.object({ mediaId: z.number().int() }),
    /** As many retries as for email, because a scanner may be unavailable for days. */
    options: {
      retryLimit: 300,
      retryDelay: 30,
      retryBackoff: true,
      retryDelayMax: 900,
      heartbeatSeconds: 10,
      expireInSeconds: 120,
    },
  },
  'import.check': {
    payload: z.object({ importId: z.number().int() }),
    options: IMPORT,
  },
  'import.run': {
    payload: z.object({ importId: z.number().int() }),
    /** Finished batches stay committed, and a retry continues after them. */
    options: IMPORT,
  },
} as const;

export type QueueName = keyof typeof queues;
export type Payload<Name extends QueueName> = z.infer<(typeof queues)[Name]['payload']>;
