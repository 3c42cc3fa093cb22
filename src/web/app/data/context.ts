import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { PlainForm, PublicApi, PublicForms, RequestDependencies, WebDependencies } from '#contract';

/** The context of loaders and actions on the server. */
export const apiContext = createContext<PublicApi>();
export const formsContext = createContext<PublicForms>();
/** The form that a visitor without scripts sent to the page. */
export const plainFormContext = createContext<PlainForm | undefined>(undefined);
export const siteOriginContext = createContext<string>();
export const reportContext = createContext<WebDependencies['onError']>();
export const matchContext = createContext<RequestDependencies['onMatch']>();

/** The mark of our own inline scripts while a page is rendered on the server; undefined in the browser. */
export const NonceContext = createReactContext<string | undefined>(undefined);
