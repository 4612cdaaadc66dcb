import { Authenticator } from '@fastify/passport';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Strategy } from 'passport';
import type { SignInRequest } from '#shared/session/account.record';
import { SECOND_STEP_NEEDED } from '#shared/session/second-step';
import { RulesService } from '../business-rules/rules.service.ts';
import { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { setCsrfCookie } from '../http/csrf.ts';
import type { SessionUser } from '../http/current-user.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';
import { type SessionFacts, toSessionUser } from './session-user.ts';
import { type PasswordPassed, SignInService } from './sign-in.service.ts';

/** Signs in with the UserName and Password of the request's body. */
export class PasswordStrategy extends Strategy {
  override name = 'password';

  constructor(private readonly signIn: SignInService) {
    super();
  }

  override authenticate(request: FastifyRequest): void {
    const { UserName, Password } = request.body as SignInRequest;
    this.signIn.signIn(UserName, Password, request.ip).then(
      (user) => this.success(user),
      (error: Error) => this.error(error),
    );
  }
}

declare module 'fastify' {
  interface Session {
    /** Whose password was correct. Not a sign-in: it opens nothing but the second step. */
    secondStep?: { userId: number; accessVersion: number; passwordAt: number };
  }
}

/** Starts and ends sessions through passport: the session id changes at each sign-in, so an earlier id is useless. */
@Injectable()
export class Sessions {
  readonly passport = new Authenticator();

  constructor(
    signIn: SignInService,
    rules: RulesService,
    private readonly clock: Clock,
  ) {
    this.passport.use(new PasswordStrategy(signIn));
    this.passport.registerUserSerializer<SessionUser, SessionFacts>(async (user) => toFacts(user));
    this.passport.registerUserDeserializer<SessionFacts, SessionUser>(async (facts) =>
      toSessionUser(facts, await rules.inForce()),
    );
  }

  /**
   * Checks the UserName and Password of the request's body and starts a session.
   * @throws SECOND_STEP_NEEDED if a second step follows, for which this browser has a session now; as SignInService.signIn
   */
  async signInWithPassword(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const passed = await new Promise<PasswordPassed>((resolve, reject) => {
      const answer = async (_request: FastifyRequest, _reply: FastifyReply, error: Error | null, found?: unknown) =>
        error ? reject(error) : resolve(found as PasswordPassed);
      void this.passport.authenticate('password', answer).call(request.server, request, reply);
    });
    if ('secondStep' in passed) {
      const { id: userId, accessVersion } = passed.secondStep;
      // Whoever was signed in here no longer is, and an earlier id of the session is useless.
      await request.logOut();
      request.session.set('secondStep', { userId, accessVersion, passwordAt: this.clock.now().getTime() });
      setCsrfCookie(reply);
      throw new AppError('SECOND_STEP_NEEDED', SECOND_STEP_NEEDED);
    }
    await this.begin(request, reply, passed.user);
    return passed.user;
  }

  /** Starts a session for an authenticated user. */
  async begin(request: FastifyRequest, reply: FastifyReply, user: SessionUser): Promise<void> {
    await request.logIn(user);
    setCsrfCookie(reply);
  }

  /** Ends it in the database and removes its cookie from the browser. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const secure = request.session.cookie.secure === true;
    await request.session.destroy();
    clearSessionCookie(reply, secure);
  }
}

function toFacts({ permissions: _permissions, isInternal: _isInternal, ...facts }: SessionUser): SessionFacts {
  return facts;
}
