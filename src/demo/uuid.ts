import { hash } from './drawings/index.ts';

/** A valid UUID that is the same in every seed. */
export function toUuid(name: string): string {
  const part = (salt: string) => hash(`${name} ${salt}`).toString(16).padStart(8, '0');
  const digits = part('a') + part('b') + part('c') + part('d');
  const shaped = `${digits.slice(0, 12)}4${digits.slice(13, 16)}8${digits.slice(17)}`;
  return shaped.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
