import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, data, RouterContextProvider } from 'react-router';
import type { CreateWebHandler } from '#contract';
import {
  apiContext,
  formsContext,
  matchContext,
  plainFormContext,
  reportContext,
  siteOriginContext,
} from '../app/data/context.ts';

type Calls = Record<string, (...args: unknown[]) => Promise<unknown>>;

/** Wraps the calls to convert their errors. */
function failingAs<Api extends object>(api: Api, exchange: (error: unknown) => unknown): Api {
  const calls = Object.entries(api as Calls).map(([name, call]) => [
    name,
    (...args: unknown[]) =>
      call(...args).catch((error: unknown) => {
        throw exchange(error);
      }),
  ]);
  return Object.fromEntries(calls) as Api;
}

/** The React app as a function of a request. All data comes from the dependencies: web never imports core. */
export const createWebHandler: CreateWebHandler = ({ forms, siteOrigin, isUnavailable, onError }) => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, { api, onMatch, form }) => {
    const soon = (error: unknown) => {
      if (!isUnavailable(error)) return error;
      onError(error, new URL(request.url).pathname);
      return data(null, { status: 503 });
    };
    const context = new RouterContextProvider();
    context.set(apiContext, failingAs(api, soon));
    context.set(formsContext, failingAs(forms, soon));
    if (form) {
      const { sendEnquiry, apply, post } = form;
      context.set(plainFormContext, { ...form, ...failingAs({ sendEnquiry, apply, post }, soon) });
    }
    context.set(siteOriginContext, siteOrigin);
    context.set(reportContext, onError);
    context.set(matchContext, onMatch);
    return handle(request, context);
  };
};
