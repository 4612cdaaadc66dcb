import { Body, Controller, Delete, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUserResponse, SignInOptionsResponse } from '#shared/session/account.record';
import { Env } from '../config/env.ts';
import { AppError } from '../errors.ts';
import { Public, SIGN_IN_FIRST } from '../http/access.ts';
import { Answers, AnswersNothing } from '../http/answers.ts';
import { setCsrfCookie } from '../http/csrf.ts';
import { userOf } from '../http/current-user.ts';
import { CurrentUserAnswer, SignInBody, SignInOptionsAnswer, toCurrentUser, toSignInOptions } from './account.dto.ts';
import { Sessions } from './sessions.ts';
import { SignOutService } from './sign-out.service.ts';

/** Spec 002 section 7, "Account and search". */
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly sessions: Sessions,
    private readonly signOut: SignOutService,
    private readonly env: Env,
  ) {}

  /** Who is signed in. Public, because it also issues the CSRF token required to sign in. */
  @Get()
  @Answers(CurrentUserAnswer, 'NOT_SIGNED_IN')
  @Public()
  current(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): CurrentUserResponse {
    setCsrfCookie(reply);
    const user = userOf(request);
    if (!user) {
      throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
    }
    return toCurrentUser(user);
  }

  /** The contents of the sign-in page. */
  @Get('SignInOptions')
  @Answers(SignInOptionsAnswer)
  @Public()
  options(): SignInOptionsResponse {
    return toSignInOptions(this.env);
  }

  /** Starts a session. SECOND_STEP_NEEDED: the password is correct, and POST SecondStep completes it. */
  @Post()
  @Answers(CurrentUserAnswer, 'NOT_SIGNED_IN', 'SECOND_STEP_NEEDED', 'NOT_ALLOWED', 'TOO_MANY_REQUESTS')
  @HttpCode(200)
  @Public()
  async signIn(
    @Body() _body: SignInBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserResponse> {
    return toCurrentUser(await this.sessions.signInWithPassword(request, reply));
  }

  /** Ends the session here and in the database; signing out twice is not an error. */
  @Delete()
  @AnswersNothing()
  @HttpCode(204)
  @Public()
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.signOut.signOut(userOf(request));
    await this.sessions.end(request, reply);
  }
}
