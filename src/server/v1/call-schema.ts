import { type Call, Failure } from '#contract';

/** The schemas of a call for validation, serialisation and the API description. */
export const toSchema = ({ tag, params, query, body, answer, failures = [] }: Call) => ({
  tags: [tag],
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(body && { body }),
  response: { 200: answer, ...Object.fromEntries(failures.map((status) => [status, Failure])) },
});
