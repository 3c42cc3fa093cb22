import { clamdScanner } from '#core';
import { about, type Check } from './finding.ts';

/** Checks the virus scanner with a few harmless bytes. */
export const checkScanner: Check = async ({ config: { CLAMD_ADDRESS } }) => {
  const { ok, warning, problem } = about('scanner');
  if (CLAMD_ADDRESS === undefined) return [warning('documents are not scanned for viruses: set CLAMD_ADDRESS')];
  const verdict = await clamdScanner(CLAMD_ADDRESS)(Buffer.from('aangan doctor'));
  return [
    verdict === 'clean'
      ? ok(`clamd at ${CLAMD_ADDRESS} scans`)
      : problem(`clamd at ${CLAMD_ADDRESS} does not scan: start it, or check CLAMD_ADDRESS`),
  ];
};
