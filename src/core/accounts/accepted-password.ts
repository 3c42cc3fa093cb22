import { passwordProblem } from '#contract/accounts/password-rules.ts';
import { DomainError } from '../errors.ts';
import { hashPassword } from './passwords.ts';

/** The hash of a new password, or a refusal that says what is wrong with it. */
export async function acceptedHash(typed: string, email: string, field = 'password'): Promise<string> {
  const problem = passwordProblem(typed, email);
  if (problem) throw new DomainError('invalid', problem, field);
  return hashPassword(typed.trim());
}
