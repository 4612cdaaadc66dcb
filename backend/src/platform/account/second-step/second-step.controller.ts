import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUserResponse } from '#shared/session/account.record';
import type { NewAuthenticator, RecoveryCodes, SecondStepResponse } from '#shared/session/second-step.record';
import { Public } from '../../http/access.ts';
import { Answers } from '../../http/answers.ts';
import { CurrentUserAnswer, toCurrentUser } from '../account.dto.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { sessionDigest } from '../session-store.ts';
import { Sessions } from '../sessions.ts';
import { SignInRecords } from '../sign-in-records.ts';
import { CodesService } from './codes.service.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import {
  NewAuthenticatorAnswer,
  RecoveryCodesAnswer,
  SecondStepAnswer,
  SecondStepCodeBody,
} from './second-step.dto.ts';
import { SetUpAuthenticatorService } from './set-up-authenticator.service.ts';

/** Between the password and the session. Public: a browser whose password was accepted is not signed in, and may call nothing else. */
@Controller('api/account/SecondStep')
@Public()
export class SecondStepController {
  constructor(
    private readonly pending: PendingSignIns,
    private readonly codes: CodesService,
    private readonly setUpAuthenticator: SetUpAuthenticatorService,
    private readonly sessions: Sessions,
    private readonly records: SignInRecords,
    private readonly factors: FactorsRepository,
  ) {}

  /** What completes the sign-in: a code or a passkey, or setting up one of both first. */
  @Get()
  @Answers(SecondStepAnswer, 'NOT_SIGNED_IN')
  async find(@Req() request: FastifyRequest): Promise<SecondStepResponse> {
    const user = await this.pending.userOf(request);
    const { hasApp, hasPasskey } = await this.factors.factorsOf(user.id);
    return { Username: user.username, IsSetUp: hasApp || hasPasskey, HasApp: hasApp, HasPasskey: hasPasskey };
  }

  /** Completes the sign-in with a code of the app, or with a recovery code. Each works once. */
  @Post()
  @HttpCode(200)
  @Answers(CurrentUserAnswer, 'NOT_SIGNED_IN', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  async finish(
    @Body() { Code }: SecondStepCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserResponse> {
    const user = await this.pending.userOf(request);
    await this.codes.use(user, Code, request.ip);
    const signedIn = await this.records.complete(user, request.ip, ['secondStep']);
    await this.sessions.begin(request, reply, signedIn);
    return toCurrentUser(signedIn);
  }

  /** Begins to set up an authenticator app, for users who must have one. The secret is answered only now. */
  @Post('SetUp')
  @HttpCode(200)
  @Answers(NewAuthenticatorAnswer, 'NOT_SIGNED_IN', 'WRONG_STATE')
  async setUp(@Req() request: FastifyRequest): Promise<NewAuthenticator> {
    return this.setUpAuthenticator.begin(await this.pending.userOf(request), true);
  }

  /** Completes setting up and the sign-in. The recovery codes are answered only now. */
  @Post('Confirm')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'NOT_SIGNED_IN', 'RULE_BROKEN', 'WRONG_STATE')
  async confirm(
    @Body() { Code }: SecondStepCodeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const user = await this.pending.userOf(request);
    const codes = await this.setUpAuthenticator.confirm(user, Code, sessionDigest(request.session.sessionId), true);
    await this.sessions.begin(request, reply, await this.records.complete(user, request.ip, ['secondStep']));
    return codes;
  }
}
