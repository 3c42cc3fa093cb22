import { HONEYPOT } from './controls.ts';

/** Hidden from people; a value indicates a bot. */
export const HoneypotField = () => (
  <input className="hidden" type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden="true" />
);
