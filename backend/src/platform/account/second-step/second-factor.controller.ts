import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewAuthenticator, RecoveryCodes, SecondFactor } from '#shared/session/second-step.record';
import { SignedIn } from '../../http/access.ts';
import { Answers, AnswersNothing } from '../../http/answers.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { ceremonyOf } from '../passkeys/ceremony.ts';
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
  SecondStepProofBody,
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
    return this.own.state(await this.users.ownOf(user));
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
    const stored = await this.users.ownOf(user);
    await this.ownPassword.check(stored, Password, ip);
    return this.setUpAuthenticator.begin(stored, false);
  }

  /** Adds the app. The first factor brings recovery codes, which are answered only now, and ends every other session. */
  @Post('Confirm')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'RULE_BROKEN', 'WRONG_STATE')
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() { Code }: SecondStepCodeBody,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    const sessionId = sessionDigest(request.session.sessionId);
    return this.setUpAuthenticator.confirm(await this.users.ownOf(user), Code, sessionId, false);
  }

  /** New recovery codes in place of the old ones. Takes a code or a passkey; the new ones are answered only now. */
  @Post('RecoveryCodes')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async renew(
    @CurrentUser() user: SessionUser,
    @Body() proof: SecondStepProofBody,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    return this.own.renewRecoveryCodes(await this.users.ownOf(user), proof, ceremonyOf(request));
  }

  /** Removes the app and ends the sessions elsewhere; this one too, if there is no passkey. Takes a code or a passkey. */
  @Post('Remove')
  @HttpCode(204)
  @AnswersNothing('RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async remove(
    @CurrentUser() user: SessionUser,
    @Body() proof: SecondStepProofBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    if (await this.own.removeApp(await this.users.ownOf(user), proof, ceremonyOf(request))) {
      await this.sessions.end(request, reply);
    }
  }
}
