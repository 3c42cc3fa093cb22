/** The private part of a link in one of our mails. */
export const tokenFrom = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';
