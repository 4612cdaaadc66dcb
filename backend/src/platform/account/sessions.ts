import { Injectable } from '@nestjs/common';
import { Authenticator } from '@fastify/passport';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RulesService } from '../business-rules/rules.service.ts';
import { setCsrfCookie } from '../http/csrf.ts';
import type { SessionUser } from '../http/current-user.ts';
import { clearSessionCookie } from '../http/session-cookie.ts';
import { PasswordStrategy } from './password-strategy.ts';
import { type SessionFacts, toSessionUser } from './session-user.ts';
import { SignInService } from './sign-in.service.ts';

/** Starts and ends sessions through passport: the session id changes at each sign-in, so an earlier id is useless. */
@Injectable()
export class Sessions {
  readonly passport = new Authenticator();

  constructor(signIn: SignInService, rules: RulesService) {
    this.passport.use(new PasswordStrategy(signIn));
    this.passport.registerUserSerializer<SessionUser, SessionFacts>(async (user) => toFacts(user));
    this.passport.registerUserDeserializer<SessionFacts, SessionUser>(async (facts) =>
      toSessionUser(facts, await rules.inForce()),
    );
  }

  /** Checks the UserName and Password of the request's body and starts a session. Errors as SignInService.signIn. */
  async signInWithPassword(request: FastifyRequest, reply: FastifyReply): Promise<SessionUser> {
    const user = await new Promise<SessionUser>((resolve, reject) => {
      const answer = async (_request: FastifyRequest, _reply: FastifyReply, error: Error | null, found?: unknown) =>
        error ? reject(error) : resolve(found as SessionUser);
      void this.passport.authenticate('password', answer).call(request.server, request, reply);
    });
    await this.begin(request, reply, user);
    return user;
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
