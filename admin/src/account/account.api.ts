import type { SignInOptionsResponse } from '#shared/contract/account';
import type { SiteDownResponse } from '#shared/contract/business-rules';
import { NO_OPTIONS, readSignInOptions, readSiteDown, SITE_IS_UP } from '#web/session/sign-in-options';

export interface SignInSurroundings extends SignInOptionsResponse {
  siteDown: SiteDownResponse;
}

export const PLAIN_FORM: SignInSurroundings = { ...NO_OPTIONS, siteDown: SITE_IS_UP };

/** What surrounds the form, which works without any of it. */
export async function readSurroundings(): Promise<SignInSurroundings> {
  const [options, siteDown] = await Promise.all([readSignInOptions(), readSiteDown()]);
  return { ...options, siteDown };
}
