export * from './accounts/sign-in.ts';
export * from './answers.ts';
export * from './content/site.ts';
export * from './leads/newsletter.ts';
export * from './listings/enumerations.ts';
export * from './people/enumerations.ts';
export * from './places/cities.ts';
export type * from './public-api.ts';
export type * from './web-handler.ts';
