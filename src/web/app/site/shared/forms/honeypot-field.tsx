import { HONEYPOT } from './controls.ts';

/** Nobody sees it; whoever fills it in is a machine. */
export const HoneypotField = () => (
  <input className="hidden" type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-hidden="true" />
);
