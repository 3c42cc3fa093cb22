import { hash, verify } from '@node-rs/argon2';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id with the currently recommended cost. */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Compared against when there is no such account, so that an unknown address takes as long as a wrong password. */
const nobody = hashPassword('nobody has this password');

export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== null && matches;
}
