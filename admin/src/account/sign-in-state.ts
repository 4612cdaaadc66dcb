import type { SignInOptionsResponse } from '#shared/session/account.record';
import type { SiteDownResponse } from '#shared/business-rules/business-rule.record';
import { NO_OPTIONS, readSignInOptions, readSiteDown, SITE_IS_UP } from '#web/session/sign-in-options';

export interface SignInState extends SignInOptionsResponse {
  siteDown: SiteDownResponse;
}

export const PLAIN_FORM: SignInState = { ...NO_OPTIONS, siteDown: SITE_IS_UP };

/** Optional extras around the form; it works without them. */
export async function readSignInState(): Promise<SignInState> {
  const [options, siteDown] = await Promise.all([readSignInOptions(), readSiteDown()]);
  return { ...options, siteDown };
}
