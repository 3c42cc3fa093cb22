/** An API call from the OpenAPI description, with a valid sample value for every input. */
export interface DescribedCall {
  method: string;
  path: string;
  inputs: CallInput[];
}

/** An input of a call: a path parameter, a query parameter or a body field. */
export interface CallInput {
  in: 'path' | 'query' | 'body';
  name: string;
  value: unknown;
}

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minimum?: number;
  minLength?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
}

interface Operation {
  parameters?: { in: 'path' | 'query'; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
}

const BY_FORMAT: Record<string, string> = {
  date: '2026-11-20',
  'date-time': '2026-11-20T10:00:00Z',
  uuid: '3f0c1d52-6a3b-4a55-9d1e-0b6f6a2f7c11',
  uri: 'https://www.aangan.example/',
};

/** Sample values that cannot be derived from the schema. */
const BY_NAME: Record<string, unknown> = {
  email: 'probe@aangan.example',
  phone_number: '0000001044',
  country_code: '+91',
  slug: 'probe',
  key: '/about-us',
  owner: 1,
  id: 1,
  from_path: '/probe-from',
  to_path: '/properties',
  page_path: '/properties',
  source: 'probe',
};

function makeSample(name: string, schema: Schema): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return makeSample(name, choice);
  const example = schema.const ?? schema.enum?.[0] ?? schema.default;
  if (example !== undefined) return example;
  if (schema.type === 'object')
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, each]) => [key, makeSample(key, each)]),
    );
  if (schema.type === 'array') return schema.items?.type ? [makeSample(name, schema.items)] : '1';
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  return BY_FORMAT[schema.format ?? ''] ?? 'probe'.padEnd(schema.minLength ?? 0, 'x');
}

/** Every call with inputs, except file uploads. */
export function describedCalls({ paths }: Description): DescribedCall[] {
  const calls: DescribedCall[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { parameters = [], requestBody }] of Object.entries(operations)) {
      const body = requestBody?.content['application/json']?.schema.properties ?? {};
      const inputs: CallInput[] = [
        ...parameters
          // The description lists the owner parameter also for paths without it.
          .filter((each) => each.in === 'query' || path.includes(`{${each.name}}`))
          .map((each) => ({ in: each.in, name: each.name, value: makeSample(each.name, each.schema) })),
        ...Object.entries(body).map(([name, schema]) => ({
          in: 'body' as const,
          name,
          value: makeSample(name, schema),
        })),
      ];
      if (inputs.length > 0) calls.push({ method: method.toUpperCase(), path, inputs });
    }
  }
  return calls;
}

export interface BuiltRequest {
  url: string;
  body: string | undefined;
}

/** Builds the request, with each value passed through `write`. */
export function buildRequest(
  origin: string,
  { path, inputs }: DescribedCall,
  write: (input: CallInput) => unknown,
): BuiltRequest {
  const values = (location: CallInput['in']) => inputs.filter((input) => input.in === location);
  const address = values('path').reduce((done, each) => done.replace(`{${each.name}}`, String(write(each))), path);
  const query = values('query').map((each) => `${each.name}=${String(write(each))}`);
  const body = values('body').map((each) => [each.name, write(each)] as const);
  return {
    url: `${origin}${address}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    body: body.length > 0 ? JSON.stringify(Object.fromEntries(body)) : undefined,
  };
}
