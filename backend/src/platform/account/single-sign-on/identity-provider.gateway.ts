import { Injectable } from '@nestjs/common';
import * as client from 'openid-client';
import { asciiLower } from '#shared/formats/text';
import { Env } from '../../config/env.ts';
import { AppError } from '../../errors.ts';

export const NO_SINGLE_SIGN_ON = 'Single sign-on is not set up on this server.';
export const CALLBACK_PATH = '/api/account/SingleSignOnCallback';
const TIMEOUT_S = 10;
const SCOPE = 'openid profile email';

/** Values that must match when the browser returns; stored in its session. */
export interface PendingSignOn {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The identity that the provider asserts. */
export interface Identity {
  subject: string;
  /** Lower case; null if the provider has none or has not verified it. */
  email: string | null;
  /** The entries of the configured claim; null if there is no such claim. */
  roles: string[] | null;
}

/** Talks to the OpenID Connect provider: authorization code flow with PKCE, state and nonce. */
@Injectable()
export class IdentityProvider {
  private configuration: Promise<client.Configuration> | null = null;

  constructor(private readonly env: Env) {}

  /** The provider's page to redirect the browser to. */
  async start(): Promise<{ url: string; pending: PendingSignOn }> {
    const configuration = await this.discovered();
    const pending = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      codeVerifier: client.randomPKCECodeVerifier(),
    };
    const url = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callbackUrl().href,
      scope: SCOPE,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, pending };
  }

  /**
   * Exchanges the callback's parameters for the person's identity.
   *
   * @param query of the callback's URL, including the question mark
   * @throws the errors of openid-client for any mismatch: state, nonce, code, issuer, signature
   */
  async identityOf(query: string, { state, nonce, codeVerifier }: PendingSignOn): Promise<Identity> {
    const configuration = await this.discovered();
    const tokens = await client.authorizationCodeGrant(configuration, this.callbackUrl(query), {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const idToken = tokens.claims()!;
    const userInfo = configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, idToken.sub)
      : {};
    return toIdentity({ ...userInfo, ...idToken }, this.env.oidcRolesClaim);
  }

  /** The provider's discovery document, requested once; a failure is not cached. */
  private discovered(): Promise<client.Configuration> {
    if (!this.env.oidcIssuer) {
      throw new AppError('NOT_FOUND', NO_SINGLE_SIGN_ON);
    }
    const discovered = (this.configuration ??= this.discover());
    discovered.catch(() => {
      this.configuration = null;
    });
    return discovered;
  }

  private discover(): Promise<client.Configuration> {
    const { oidcIssuer, oidcClientId, oidcClientSecret, isProduction } = this.env;
    const authentication = oidcClientSecret ? client.ClientSecretPost(oidcClientSecret) : client.None();
    return client.discovery(new URL(oidcIssuer), oidcClientId, undefined, authentication, {
      timeout: TIMEOUT_S,
      // Verifies the id token's signature too, not only its origin. A provider on this machine may use http.
      execute: [client.enableNonRepudiationChecks, ...(isProduction ? [] : [client.allowInsecureRequests])],
    });
  }

  private callbackUrl(query = ''): URL {
    return new URL(`${this.env.publicUrl}${CALLBACK_PATH}${query}`);
  }
}

function toIdentity(claims: Record<string, unknown> & { sub: string }, rolesClaim: string): Identity {
  const { sub, email, email_verified: isVerified } = claims;
  const roles = claims[rolesClaim];
  return {
    subject: sub,
    // An address that people can set themselves must not open another user's account.
    email: typeof email === 'string' && isVerified === true ? asciiLower(email.trim()) : null,
    roles: roles === undefined ? null : textsOf(roles),
  };
}

/** A list, or one text separated by commas or spaces. */
const textsOf = (claim: unknown): string[] =>
  (Array.isArray(claim) ? claim : String(claim).split(/[\s,]+/)).filter(
    (role): role is string => typeof role === 'string' && role !== '',
  );
