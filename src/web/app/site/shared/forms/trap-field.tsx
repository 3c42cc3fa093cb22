import { TRAP } from './controls.ts';

/** Nobody sees it; whoever fills it in is a machine. */
export const TrapField = () => (
  <input className="hidden" type="text" name={TRAP} tabIndex={-1} autoComplete="off" aria-hidden="true" />
);
