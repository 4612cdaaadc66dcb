import type { SiteDownResponse } from '#shared/business-rules/business-rule.record';
import { BUSINESS_RULES } from '#shared/business-rules/business-rules.calls';
import { ACCOUNT } from '#shared/session/account.calls';
import type { SignInOptionsResponse } from '#shared/session/account.record';
import { call } from '../http/calls.ts';
import { ApiError } from '../http/api-error.ts';
import { ABOUT_SESSION } from './session.ts';

/** The plain form, which needs no options. */
export const NO_OPTIONS: SignInOptionsResponse = {
  DemoAccounts: [],
  DemoPassword: null,
  SingleSignOnUrl: null,
  PartnerHost: null,
};
export const SITE_IS_UP: SiteDownResponse = { IsSiteDown: false, Message: '' };

/** The available sign-in methods. On failure, the plain form. */
export const readSignInOptions = (signal?: AbortSignal): Promise<SignInOptionsResponse> =>
  orElse(call(ACCOUNT.options, {}, { ...ABOUT_SESSION, signal }), NO_OPTIONS);

export const readSiteDown = (signal?: AbortSignal): Promise<SiteDownResponse> =>
  orElse(call(BUSINESS_RULES.siteDown, {}, { ...ABOUT_SESSION, signal }), SITE_IS_UP);

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
