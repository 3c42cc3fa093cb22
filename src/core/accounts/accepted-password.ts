import { validatePassword } from '#contract/accounts/password-rules.ts';
import { DomainError } from '../errors.ts';
import { hashPassword } from './passwords.ts';

/** Returns the hash of a new password; throws if the password breaks a rule. */
export async function acceptedHash(typed: string, email: string, field = 'password'): Promise<string> {
  const error = validatePassword(typed, email);
  if (error) throw new DomainError('invalid', error, field);
  return hashPassword(typed.trim());
}
