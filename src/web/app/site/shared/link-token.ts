/** Token of a link in one of our emails. */
export const tokenFrom = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';
