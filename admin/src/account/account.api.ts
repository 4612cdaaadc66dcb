import type { CurrentUserResponse, SignInOptionsResponse, SignInRequest } from '#shared/contract/account';
import type { SiteDownResponse } from '#shared/contract/business-rules';
import { ApiError } from '../providers/api-error.ts';
import { exchange } from '../providers/http.ts';

/** Who is signed in, or null for nobody. Also hands out the token with which one signs in. */
export async function readSession(): Promise<CurrentUserResponse | null> {
  try {
    return (await exchange<CurrentUserResponse>({ path: '/api/account' })).body;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) {
      return null;
    }
    throw error;
  }
}

/** @throws ApiError whose message the sign-in page shows */
export const signIn = async (request: SignInRequest): Promise<CurrentUserResponse> =>
  (await exchange<CurrentUserResponse>({ method: 'POST', path: '/api/account', body: request })).body;

export interface SignInSurroundings extends SignInOptionsResponse {
  siteDown: SiteDownResponse;
}

export const PLAIN_FORM: SignInSurroundings = {
  DemoAccounts: [],
  DemoPassword: null,
  SingleSignOnUrl: null,
  PartnerHost: null,
  siteDown: { IsSiteDown: false, Message: '' },
};

/** What stands around the form. It is of use without any of it, so what cannot be had is left out. */
export async function readSurroundings(): Promise<SignInSurroundings> {
  const [options, siteDown] = await Promise.all([
    read<SignInOptionsResponse>('/api/account/SignInOptions'),
    read<SiteDownResponse>('/api/businessrules/getSiteDownInfo'),
  ]);
  return { ...PLAIN_FORM, ...options, siteDown: siteDown ?? PLAIN_FORM.siteDown };
}

async function read<T>(path: string): Promise<T | null> {
  try {
    return (await exchange<T>({ path })).body;
  } catch {
    return null;
  }
}
