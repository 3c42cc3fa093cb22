import packageJson from '../../../package.json' with { type: 'json' };
import { about, type Check, type Finding } from './finding.ts';

const LOOPBACK = /^(?:localhost|127\.|\[::1\])/;
const FEWEST_DIFFERENT = 12;
const GUESSABLE = /secret|password|change|example|1234|abcd/i;

function node(): Finding {
  const { ok, problem } = about('node');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [, minMajor = 0, minMinor = 0, below = 0] = (/>=(\d+)\.(\d+) <(\d+)/.exec(packageJson.engines.node) ?? []).map(
    Number,
  );
  const fits = major < below && (major > minMajor || (major === minMajor && minor >= minMinor));
  return fits
    ? ok(`Node ${process.versions.node}`)
    : problem(`Node ${process.versions.node} does not fit: this release wants ${packageJson.engines.node}`);
}

function origin(siteOrigin: string): Finding {
  const { ok, warning, problem } = about('origin');
  const { protocol, host } = new URL(siteOrigin);
  if (protocol === 'https:') return ok(siteOrigin);
  return LOOPBACK.test(host)
    ? warning(`${siteOrigin} is for this machine only: set SITE_ORIGIN to the https address of the site`)
    : problem(`${siteOrigin} is not https: staff cannot sign in safely, set SITE_ORIGIN and get a certificate`);
}

function secret(appSecret: string): Finding {
  const { ok, problem } = about('secret');
  const weak = new Set(appSecret).size < FEWEST_DIFFERENT || GUESSABLE.test(appSecret);
  return weak
    ? problem('APP_SECRET can be guessed: make one with "openssl rand -hex 32"')
    : ok('APP_SECRET looks random');
}

/** Checks that need only the settings. */
export const checkSettings: Check = async ({ config }) => [
  node(),
  origin(config.SITE_ORIGIN),
  secret(config.APP_SECRET),
];
