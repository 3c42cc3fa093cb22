import { type Arrival, probeRequest } from '#server';
import type { Config } from '../config.ts';
import { about, type Check, type Finding, getReason } from './finding.ts';

const TIMEOUT_MS = 10_000;
/** An address reserved for documentation: if the site accepts it as ours, any visitor can forge an address. */
const FORGED = '203.0.113.77';
const { ok, warning, problem } = about('proxy');

function withoutProxy({ visitor }: Arrival, { SITE_ORIGIN, TRUST_PROXY }: Config): Finding {
  return TRUST_PROXY !== '' || SITE_ORIGIN.startsWith('https:')
    ? problem('the proxy does not say who asks: have it set X-Forwarded-For')
    : warning(`there is none, we came as ${visitor}`);
}

function judge(arrival: Arrival, config: Config): Finding {
  const { visitor, peer, claimed } = arrival;
  // The proxy is on this machine and trusts local clients, so forging by others cannot be tested from here.
  if (claimed === peer)
    return warning(`it runs on this machine, we came as ${visitor}: ask from another one to be sure`);
  if (visitor === FORGED) {
    return problem('visitors can say they are somebody else: TRUST_PROXY must name your proxies and nothing wider');
  }
  if (claimed === FORGED) return withoutProxy(arrival, config);
  return visitor === peer
    ? problem(`all visitors look like the proxy ${peer} and share its limits: set TRUST_PROXY=${peer}`)
    : ok(`visitors are told apart, we came as ${visitor}`);
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
          `${config.SITE_ORIGIN} answers ${answer.status}: does the proxy lead here, and do both have the same APP_SECRET?`,
        ),
      ];
    }
    return [judge((await answer.json()) as Arrival, config)];
  } catch (error) {
    const cause = error instanceof Error && error.cause !== undefined ? getReason(error.cause) : getReason(error);
    return [
      problem(
        `${config.SITE_ORIGIN} cannot be reached (${cause}): does the site run, is its name and certificate right?`,
      ),
    ];
  }
};
