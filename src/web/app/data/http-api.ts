import type { PublicApi } from '#contract';
import { call } from './http.ts';

type Values = Record<string, unknown>;

/** Puts values into the `:name` parts of a path, and the other defined values into the query. */
export function fillPath(path: string, values: Values = {}): string {
  const rest = new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  const filled = path.replaceAll(/:(\w+)/g, (_part, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return rest.size === 0 ? filled : `${filled}?${query}`;
}

/** The public reads over HTTP, used by the browser after the first page. */
export const httpApi: PublicApi = {
  get: (path, ...[input, options]) => call(`/public${fillPath(path, input as Values | undefined)}`, options),
};
