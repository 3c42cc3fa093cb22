import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { CreateWebHandler } from '#contract';
import { apiContext, formsContext, matchContext, reportContext, siteOriginContext } from '../app/data/context.ts';

/** The React app as a function of a request. All data comes in through the dependencies: web never imports core. */
export const createWebHandler: CreateWebHandler = ({ api, forms, siteOrigin, onError }) => {
  const handle = createRequestHandler(build, import.meta.env.MODE);
  return (request, onMatch) => {
    const context = new RouterContextProvider();
    context.set(apiContext, api);
    context.set(formsContext, forms);
    context.set(siteOriginContext, siteOrigin);
    context.set(reportContext, onError);
    context.set(matchContext, onMatch);
    return handle(request, context);
  };
};
