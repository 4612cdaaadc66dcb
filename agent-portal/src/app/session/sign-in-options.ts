import { queryOptions } from '@tanstack/react-query';
import type { SignInOptionsResponse } from '#shared/contract/account';
import type { SiteDownResponse } from '#shared/contract/business-rules';
import { ApiError } from '../http/api-error.ts';
import { getJson } from '../http/client.ts';

const QUIET = { aboutSession: true, bubble: true, suppressNotification: true } as const;
const NO_OPTIONS: SignInOptionsResponse = {
  DemoAccounts: [],
  DemoPassword: null,
  SingleSignOnUrl: null,
  PartnerHost: null,
};
const SITE_IS_UP: SiteDownResponse = { IsSiteDown: false, Message: '' };

/** Ways to sign in. A failure leaves the plain form, which needs none of them. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) =>
    orElse(getJson<SignInOptionsResponse>('/api/account/SignInOptions', signal, QUIET), NO_OPTIONS),
  staleTime: Infinity,
});

export const siteDownQuery = queryOptions({
  queryKey: ['site-down'],
  queryFn: ({ signal }) =>
    orElse(getJson<SiteDownResponse>('/api/businessrules/getSiteDownInfo', signal, QUIET), SITE_IS_UP),
});

async function orElse<T>(wanted: Promise<T>, fallback: T): Promise<T> {
  try {
    return await wanted;
  } catch (error) {
    if (error instanceof ApiError) {
      return fallback;
    }
    throw error;
  }
}
