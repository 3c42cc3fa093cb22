import type { PublicApi, PublicForms, SignInInput, StaffMember, SubscribeInput } from '#contract';
import { closeSession, sessionOwner, signIn } from './accounts/index.ts';
import { readSite } from './content/index.ts';
import type { Ctx, Origin } from './context.ts';
import { confirmSubscription, subscribe, unsubscribe } from './leads/index.ts';
import { deliverMail, type MailTransport } from './mail/index.ts';
import { listCities, listFeaturedCities } from './places/index.ts';

export { hashPassword } from './accounts/index.ts';
export type { Ctx, Origin } from './context.ts';
export { DomainError, type DomainErrorCode } from './errors.ts';
export { installJobQueue, type JobQueue, openJobQueue } from './jobs/index.ts';
export { createLinks, type Links } from './links/index.ts';
export { folderTransport, type MailTransport, smtpTransport } from './mail/index.ts';

/** The business, ready to be called by any edge. */
export interface Core {
  api: PublicApi;
  forms: PublicForms;
  newsletter: { subscribe(input: SubscribeInput, origin: Origin): Promise<void> };
  accounts: {
    signIn(input: SignInInput, origin: Origin): Promise<{ staff: StaffMember; sessionId: string }>;
    sessionOwner(sessionId: string): Promise<StaffMember | undefined>;
    signOut(sessionId: string): Promise<void>;
  };
  mail: { deliver(transport: MailTransport, mailId: number): Promise<void> };
}

export function createCore(ctx: Ctx): Core {
  return {
    api: {
      site: () => readSite(ctx.db),
      cities: () => listCities(ctx.db),
      featuredCities: () => listFeaturedCities(ctx.db),
    },
    forms: {
      confirmSubscription: (link) => confirmSubscription(ctx, link),
      unsubscribe: (link) => unsubscribe(ctx, link),
    },
    newsletter: { subscribe: (input, origin) => subscribe(ctx, input, origin) },
    accounts: {
      signIn: (input, origin) => signIn(ctx, input, origin),
      sessionOwner: (sessionId) => sessionOwner(ctx, sessionId),
      signOut: (sessionId) => closeSession(ctx, sessionId),
    },
    mail: { deliver: (transport, mailId) => deliverMail(ctx, transport, mailId) },
  };
}
