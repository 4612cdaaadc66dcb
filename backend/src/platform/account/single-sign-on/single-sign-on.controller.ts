import { Logger, Redirect } from '@nestjs/common';
import { ownPath } from '#shared/answers/own-path';
import { SINGLE_SIGN_ON } from '#shared/session/account.calls';
import type { SingleSignOnProblem } from '#shared/session/account.record';
import { AppError } from '../../errors.ts';
import { type Asked, Serves, type Serving } from '../../http/serving.ts';
import { Sessions } from '../sessions.ts';
import { AcceptIdentityService } from './accept-identity.service.ts';
import { IdentityProvider, type PendingSignOn } from './identity-provider.gateway.ts';

declare module 'fastify' {
  interface Session {
    /** Set while the browser is at the identity provider. */
    singleSignOn?: PendingSignOn & { returnPath: string };
  }
}

const HOME = '/dashboard';

@Serves(SINGLE_SIGN_ON)
export class SingleSignOnController implements Serving<typeof SINGLE_SIGN_ON> {
  private readonly logger = new Logger('SingleSignOn');

  constructor(
    private readonly provider: IdentityProvider,
    private readonly acceptIdentity: AcceptIdentityService,
    private readonly sessions: Sessions,
  ) {}

  @Redirect()
  async start({ query, request }: Asked<typeof SINGLE_SIGN_ON.start>) {
    const returnPath = ownPath(query.returnUrl) ?? HOME;
    try {
      const { url, pending } = await this.provider.start();
      request.session.set('singleSignOn', { ...pending, returnPath });
      return { url };
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') {
        throw error;
      }
      return this.refused('sign-on-failed', returnPath, error);
    }
  }

  @Redirect()
  async finish({ request, reply }: Asked<typeof SINGLE_SIGN_ON.finish>) {
    const pending = request.session.get('singleSignOn');
    if (!pending) {
      return this.refused('sign-on-expired', HOME);
    }
    request.session.set('singleSignOn', undefined);
    try {
      const identity = await this.provider.identityOf(new URL(request.url, 'http://own').search, pending);
      const user = await this.acceptIdentity.accept(identity);
      if (!user) {
        return this.refused('sign-on-unknown', pending.returnPath);
      }
      await this.sessions.begin(request, reply, user);
      return { url: pending.returnPath };
    } catch (error) {
      return this.refused('sign-on-failed', pending.returnPath, error);
    }
  }

  /** Back to the sign-in page with the reason. */
  private refused(problem: SingleSignOnProblem, returnPath: string, error?: unknown): { url: string } {
    if (error !== undefined) {
      // Only the name and code of the library's error: its message can quote what the provider sent.
      const { name, code = '' } = error as Error & { code?: string };
      this.logger.warn(`${problem}: ${name} ${code}`);
    }
    const page = /^\/sales(\/|$)/.test(returnPath) ? '/sales/login' : '/login';
    const parameters = new URLSearchParams({
      error: problem,
      ...(returnPath === HOME ? {} : { returnUrl: returnPath }),
    });
    return { url: `${page}?${parameters}` };
  }
}
