import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyOptions, PasskeyProof } from '#contract';
import { CallError } from '../../data/http.ts';
import { getErrorMessage, SOMETHING_WENT_WRONG } from './use-account-form.ts';

/** Whether the browser knows passkeys, and the site has a domain name, to which they belong. */
export const supportsPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^(?:[\d.]+|\[.*\])$/.test(window.location.hostname);

const loadLibrary = () => import('@simplewebauthn/browser');

/** Asks the device to prove one of its passkeys. */
export async function provePasskey(options: PasskeyOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await loadLibrary();
  // The server made them with the same library; the contract does not repeat their many members.
  const optionsJSON = options as object as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  return { id, rawId, type, clientExtensionResults: {}, response };
}

/** Asks the device to make a passkey. */
export async function makePasskey(options: PasskeyOptions): Promise<NewPasskey> {
  const { startRegistration } = await loadLibrary();
  const optionsJSON = options as object as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, type, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, rawId, type, clientExtensionResults: {}, response: { clientDataJSON, attestationObject, transports } };
}

/** What browsers say when a passkey was not used or not made. */
const REASONS: Record<string, string> = {
  NotAllowedError: 'No passkey was used. Try again, or choose another way.',
  AbortError: 'No passkey was used. Try again, or choose another way.',
  InvalidStateError: 'This device already has a passkey for your account.',
};

/** The server's message, or what went wrong on the device. */
export const explainPasskeyError = (error: unknown): string => {
  if (error instanceof CallError) return getErrorMessage(error);
  return (error instanceof Error && REASONS[error.name]) || SOMETHING_WENT_WRONG;
};
