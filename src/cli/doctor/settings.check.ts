import { type Arrival, probeRequest } from '#server';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { type Check, type Finding, findingsFor, getReason } from './finding.ts';

const LOOPBACK = /^(?:localhost|127\.|\[::1\])/;
const FEWEST_DIFFERENT = 12;
const GUESSABLE = /secret|password|change|example|1234|abcd/i;

function node(): Finding {
  const { ok, problem } = findingsFor('node');
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [, minMajor = 0, minMinor = 0, below = 0] = (/>=(\d+)\.(\d+) <(\d+)/.exec(packageJson.engines.node) ?? []).map(
    Number,
  );
  const fits = major < below && (major > minMajor || (major === minMajor && minor >= minMinor));
  return fits
    ? ok(`Node ${process.versions.node}`)
    : problem(`Node ${process.versions.node} is not supported: this release needs ${packageJson.engines.node}`);
}

function origin(siteOrigin: string): Finding {
  const { ok, warning, problem } = findingsFor('origin');
  const { protocol, host } = new URL(siteOrigin);
  if (protocol === 'https:') return ok(siteOrigin);
  return LOOPBACK.test(host)
    ? warning(`${siteOrigin} is reachable on this machine only: set SITE_ORIGIN to the https URL of the site`)
    : problem(
        `${siteOrigin} does not use https, so staff cannot sign in safely: get a certificate and set SITE_ORIGIN`,
      );
}

function secret(appSecret: string): Finding {
  const { ok, problem } = findingsFor('secret');
  const weak = new Set(appSecret).size < FEWEST_DIFFERENT || GUESSABLE.test(appSecret);
  return weak
    ? problem('APP_SECRET is easy to guess: create one with "openssl rand -hex 32"')
    : ok('APP_SECRET looks random');
}

/** Checks that need only the settings. */
export const checkSettings: Check = async ({ config }) => [
  node(),
  origin(config.SITE_ORIGIN),
  secret(config.APP_SECRET),
];

const TIMEOUT_MS = 10_000;
/** An address reserved for documentation: if the site accepts it as ours, any visitor can forge an address. */
const FORGED = '203.0.113.77';
const { ok, warning, problem } = findingsFor('proxy');

function withoutProxy({ visitor }: Arrival, { SITE_ORIGIN, TRUST_PROXY }: Config): Finding {
  return TRUST_PROXY !== '' || SITE_ORIGIN.startsWith('https:')
    ? problem('the proxy does not send the address of the visitor: configure it to set X-Forwarded-For')
    : warning(`no proxy found; our request arrived from ${visitor}`);
}

function judge(arrival: Arrival, config: Config): Finding {
  const { visitor, peer, claimed } = arrival;
  // The proxy is on this machine and trusts local clients, so forging by others cannot be tested from here.
  if (claimed === peer)
    return warning(
      `the proxy runs on this machine and our request arrived from ${visitor}: run the doctor from another machine to be sure`,
    );
  if (visitor === FORGED) {
    return problem('visitors can forge their address: TRUST_PROXY must list your proxies only');
  }
  if (claimed === FORGED) return withoutProxy(arrival, config);
  return visitor === peer
    ? problem(`all visitors appear to come from the proxy ${peer} and share its rate limits: set TRUST_PROXY=${peer}`)
    : ok(`visitors are identified correctly; our request arrived from ${visitor}`);
}

/** Requests the site as a visitor would, with a forged sender, and evaluates how the request arrived. */
export const checkProxy: Check = async ({ config }) => {
  const { url, headers } = probeRequest(config.SITE_ORIGIN, config.APP_SECRET, new Date());
  try {
    const answer = await fetch(url, {
      headers: { ...headers, 'x-forwarded-for': FORGED },
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status !== 200) {
      return [
        problem(
          `${config.SITE_ORIGIN} answers ${answer.status}: check that the proxy points to this site and that both use the same APP_SECRET`,
        ),
      ];
    }
    return [judge((await answer.json()) as Arrival, config)];
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? getReason(error.cause) : getReason(error);
    return [
      problem(
        `${config.SITE_ORIGIN} cannot be reached (${cause}): check that the site is running, and its domain and certificate`,
      ),
    ];
  }
};
