import { ACCOUNT } from '#shared/session/account.calls';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { SIGN_IN_FIRST } from '../http/access.ts';
import { setCsrfCookie } from '../http/csrf.ts';
import { userOf } from '../http/current-user.ts';
import { type Asked, Serves, type Serving } from '../http/serving.ts';
import { toCurrentUser, toSignInOptions } from './account-answers.ts';
import { Sessions } from './sessions.ts';
import { SignInService } from './sign-in.service.ts';

@Serves(ACCOUNT)
export class AccountController implements Serving<typeof ACCOUNT> {
  constructor(
    private readonly sessions: Sessions,
    private readonly signIns: SignInService,
    private readonly env: Env,
  ) {}

  current({ request, reply }: Asked<typeof ACCOUNT.current>) {
    setCsrfCookie(reply);
    const user = userOf(request);
    if (!user) {
      throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
    }
    return toCurrentUser(user);
  }

  options() {
    return toSignInOptions(this.env);
  }

  async signIn({ request, reply }: Asked<typeof ACCOUNT.signIn>) {
    return toCurrentUser(await this.sessions.signInWithPassword(request, reply));
  }

  async end({ request, reply }: Asked<typeof ACCOUNT.end>) {
    await this.signIns.signOut(userOf(request));
    await this.sessions.end(request, reply);
  }
}
