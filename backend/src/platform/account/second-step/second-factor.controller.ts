import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewAuthenticator, RecoveryCodes, SecondFactor } from '#shared/session/second-step.record';
import { AppError } from '../../errors.ts';
import { SIGN_IN_FIRST, SignedIn } from '../../http/access.ts';
import { Answers, AnswersNothing } from '../../http/answers.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import type { User } from '../../people/user.table.ts';
import { sessionDigest } from '../session-store.ts';
import { Sessions } from '../sessions.ts';
import { UsersRepository } from '../users.repository.ts';
import { OwnFactorService } from './own-factor.service.ts';
import { OwnPasswordService } from './own-password.service.ts';
import {
  CurrentPasswordBody,
  NewAuthenticatorAnswer,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondStepCodeBody,
} from './second-step.dto.ts';
import { SetUpAuthenticatorService } from './set-up-authenticator.service.ts';

/** The signed-in user's own second step. */
@Controller('api/account/SecondFactor')
@SignedIn()
export class SecondFactorController {
  constructor(
    private readonly users: UsersRepository,
    private readonly own: OwnFactorService,
    private readonly ownPassword: OwnPasswordService,
    private readonly setUpAuthenticator: SetUpAuthenticatorService,
    private readonly sessions: Sessions,
  ) {}

  /** Whether it is on, and how many recovery codes are left. */
  @Get()
  @Answers(SecondFactorAnswer)
  async find(@CurrentUser() user: SessionUser): Promise<SecondFactor> {
    return this.own.state(await this.stored(user));
  }

  /** Begins to set up an authenticator app. Takes the password; the secret is answered only now. */
  @Post('SetUp')
  @HttpCode(200)
  @Answers(NewAuthenticatorAnswer, 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async setUp(
    @CurrentUser() user: SessionUser,
    @Body() { Password }: CurrentPasswordBody,
    @Req() { ip }: FastifyRequest,
  ): Promise<NewAuthenticator> {
    const stored = await this.stored(user);
    await this.ownPassword.check(stored, Password, ip);
    return this.setUpAuthenticator.begin(stored);
  }

  /** Turns the second step on and ends every other session. The recovery codes are answered only now. */
  @Post('Confirm')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'RULE_BROKEN', 'WRONG_STATE')
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() { Code }: SecondStepCodeBody,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const sessionId = sessionDigest(request.session.sessionId);
    return this.setUpAuthenticator.confirm(await this.stored(user), Code, sessionId);
  }

  /** New recovery codes in place of the old ones. Takes a code; the new ones are answered only now. */
  @Post('RecoveryCodes')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async renew(
    @CurrentUser() user: SessionUser,
    @Body() { Code }: SecondStepCodeBody,
    @Req() { ip }: FastifyRequest,
  ): Promise<RecoveryCodes> {
    return this.own.renewRecoveryCodes(await this.stored(user), Code, ip);
  }

  /** Turns the second step off and ends every session, this one too. Takes a code. */
  @Post('Remove')
  @HttpCode(204)
  @AnswersNothing('RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async remove(
    @CurrentUser() user: SessionUser,
    @Body() { Code }: SecondStepCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.own.remove(await this.stored(user), Code, request.ip);
    await this.sessions.end(request, reply);
  }

  /** @throws NOT_SIGNED_IN for someone who was locked while this request was in progress */
  private async stored({ id, accessVersion }: SessionUser): Promise<User> {
    const user = await this.users.findActive(id, accessVersion);
    if (!user) {
      throw new AppError('NOT_SIGNED_IN', SIGN_IN_FIRST);
    }
    return user;
  }
}
