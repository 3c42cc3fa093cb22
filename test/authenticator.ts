import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskey, PasskeyProof } from '#contract';
import { SITE_ORIGIN } from './app.ts';

/** What an authenticator says in the byte of flags. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encode = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

interface Ceremony {
  challenge: string;
  /** Where the browser says the page comes from. */
  origin?: string;
  rpId?: string;
  /** Whether the device verified its user by fingerprint, face or PIN. */
  verified?: boolean;
}

/** The public key in the form of COSE: elliptic curve P-256 with ES256. */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

/** A device with one passkey, as WebAuthn defines its answers, so that tests can also answer wrongly. */
export class Authenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private readonly id = randomBytes(16);
  /** How often the device says that it has signed. */
  counter = 0;

  private clientData(type: string, { challenge, origin = SITE_ORIGIN }: Ceremony): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private data({ rpId = new URL(SITE_ORIGIN).hostname, verified = true }: Ceremony, attested?: Buffer): Buffer {
    const flags = PRESENT | (verified ? VERIFIED : 0) | (attested ? ATTESTED : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  }

  private credential<Response>(response: Response) {
    const id = encode(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
  }

  /** Makes the passkey. */
  register(ceremony: Ceremony): NewPasskey {
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, coseKey(this.keys.publicKey)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.data(ceremony, attested))],
    ]);
    return this.credential({
      clientDataJSON: encode(this.clientData('webauthn.create', ceremony)),
      attestationObject: encode(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal' as const],
    });
  }

  /** Signs a challenge with the passkey. */
  prove(ceremony: Ceremony): PasskeyProof {
    const clientData = this.clientData('webauthn.get', ceremony);
    const data = this.data(ceremony);
    const signed = Buffer.concat([data, sha256(clientData)]);
    return this.credential({
      clientDataJSON: encode(clientData),
      authenticatorData: encode(data),
      signature: encode(createSign('sha256').update(signed).sign(this.keys.privateKey)),
    });
  }
}
