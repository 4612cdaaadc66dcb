import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUserResponse } from '#shared/session/account.record';
import type { NewPasskey, PasskeyChallenge } from '#shared/session/passkey.record';
import type { RecoveryCodes } from '#shared/session/second-step.record';
import { Public } from '../../http/access.ts';
import { Answers } from '../../http/answers.ts';
import { CurrentUserAnswer, toCurrentUser } from '../account.dto.ts';
import { AddPasskeyService } from '../passkeys/add-passkey.service.ts';
import { ceremonyOf } from '../passkeys/ceremony.ts';
import { UsePasskeyService } from '../passkeys/use-passkey.service.ts';
import { Sessions } from '../sessions.ts';
import { SignInRecords } from '../sign-in-records.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import {
  AddedPasskeyBody,
  NewPasskeyAnswer,
  PasskeyChallengeAnswer,
  RecoveryCodesAnswer,
  SignedByPasskeyBody,
} from './second-step.dto.ts';

/** Passkeys between the password and the session. Public, as SecondStepController is. */
@Controller('api/account/SecondStep/Passkey')
@Public()
export class PasskeyStepController {
  constructor(
    private readonly pending: PendingSignIns,
    private readonly passkeys: UsePasskeyService,
    private readonly addPasskey: AddPasskeyService,
    private readonly sessions: Sessions,
    private readonly records: SignInRecords,
  ) {}

  /** What the browser signs with one of the account's passkeys. */
  @Post('Challenge')
  @HttpCode(200)
  @Answers(PasskeyChallengeAnswer, 'NOT_SIGNED_IN', 'WRONG_STATE')
  async ask(@Req() request: FastifyRequest): Promise<PasskeyChallenge> {
    return this.passkeys.ask(await this.pending.userOf(request), ceremonyOf(request));
  }

  /** Completes the sign-in with what a passkey signed. */
  @Post()
  @HttpCode(200)
  @Answers(CurrentUserAnswer, 'NOT_SIGNED_IN', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  async finish(
    @Body() signed: SignedByPasskeyBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CurrentUserResponse> {
    const user = await this.pending.userOf(request);
    await this.passkeys.use(user, signed, ceremonyOf(request));
    const signedIn = await this.records.complete(user, request.ip, ['secondStep']);
    await this.sessions.begin(request, reply, signedIn);
    return toCurrentUser(signedIn);
  }

  /** Begins to add a passkey, for users who must have a second step and have none. */
  @Post('SetUp')
  @HttpCode(200)
  @Answers(NewPasskeyAnswer, 'NOT_SIGNED_IN', 'WRONG_STATE')
  async setUp(@Req() request: FastifyRequest): Promise<NewPasskey> {
    return this.addPasskey.begin(await this.pending.userOf(request), ceremonyOf(request), true);
  }

  /** Adds it and completes the sign-in. The recovery codes are answered only now. */
  @Post('Confirm')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'NOT_SIGNED_IN', 'RULE_BROKEN', 'WRONG_STATE')
  async confirm(
    @Body() added: AddedPasskeyBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RecoveryCodes> {
    const user = await this.pending.userOf(request);
    const codes = await this.addPasskey.confirm(user, added, ceremonyOf(request), true);
    await this.sessions.begin(request, reply, await this.records.complete(user, request.ip, ['secondStep']));
    return codes;
  }
}
