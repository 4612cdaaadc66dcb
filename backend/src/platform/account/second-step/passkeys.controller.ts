import { Body, Controller, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NewPasskey, PasskeyChallenge } from '#shared/session/passkey.record';
import type { RecoveryCodes } from '#shared/session/second-step.record';
import { SignedIn } from '../../http/access.ts';
import { Answers, AnswersNothing } from '../../http/answers.ts';
import { CurrentUser, type SessionUser } from '../../http/current-user.ts';
import { PositiveIdPipe } from '../../http/validation.ts';
import { AddPasskeyService } from '../passkeys/add-passkey.service.ts';
import { ceremonyOf } from '../passkeys/ceremony.ts';
import { UsePasskeyService } from '../passkeys/use-passkey.service.ts';
import { Sessions } from '../sessions.ts';
import { UsersRepository } from '../users.repository.ts';
import { OwnFactorService } from './own-factor.service.ts';
import { OwnPasswordService } from './own-password.service.ts';
import {
  AddedPasskeyBody,
  CurrentPasswordBody,
  NewPasskeyAnswer,
  PasskeyChallengeAnswer,
  RecoveryCodesAnswer,
  SecondStepProofBody,
} from './second-step.dto.ts';

/** The signed-in user's own passkeys. */
@Controller('api/account/Passkeys')
@SignedIn()
export class PasskeysController {
  constructor(
    private readonly users: UsersRepository,
    private readonly own: OwnFactorService,
    private readonly ownPassword: OwnPasswordService,
    private readonly addPasskey: AddPasskeyService,
    private readonly passkeys: UsePasskeyService,
    private readonly sessions: Sessions,
  ) {}

  /** Begins to add a passkey. Takes the password. */
  @Post('SetUp')
  @HttpCode(200)
  @Answers(NewPasskeyAnswer, 'RULE_BROKEN', 'WRONG_STATE', 'TOO_MANY_REQUESTS')
  async setUp(
    @CurrentUser() user: SessionUser,
    @Body() { Password }: CurrentPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<NewPasskey> {
    const stored = await this.users.ownOf(user);
    await this.ownPassword.check(stored, Password, request.ip);
    return this.addPasskey.begin(stored, ceremonyOf(request), false);
  }

  /** Adds it. The first factor brings recovery codes, which are answered only now, and ends every other session. */
  @Post('Confirm')
  @HttpCode(200)
  @Answers(RecoveryCodesAnswer, 'RULE_BROKEN', 'WRONG_STATE')
  async confirm(
    @CurrentUser() user: SessionUser,
    @Body() added: AddedPasskeyBody,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodes> {
    return this.addPasskey.confirm(await this.users.ownOf(user), added, ceremonyOf(request), false);
  }

  /** What the browser signs to prove the second step once more, before a change of it. */
  @Post('Challenge')
  @HttpCode(200)
  @Answers(PasskeyChallengeAnswer, 'WRONG_STATE')
  async ask(@CurrentUser() user: SessionUser, @Req() request: FastifyRequest): Promise<PasskeyChallenge> {
    return this.passkeys.ask(await this.users.ownOf(user), ceremonyOf(request));
  }

  /** Removes it and ends the sessions elsewhere; this one too, if it was the last and there is no app. Takes a code or a passkey. */
  @Post('Remove/:id')
  @HttpCode(204)
  @AnswersNothing('NOT_FOUND', 'RULE_BROKEN', 'TOO_MANY_REQUESTS')
  async remove(
    @CurrentUser() user: SessionUser,
    @Param('id', PositiveIdPipe) id: number,
    @Body() proof: SecondStepProofBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const { request } = reply;
    if (await this.own.removePasskey(await this.users.ownOf(user), id, proof, ceremonyOf(request))) {
      await this.sessions.end(request, reply);
    }
  }
}
