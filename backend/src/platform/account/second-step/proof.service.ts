import { Injectable } from '@nestjs/common';
import type { SecondStepProof } from '#shared/session/passkey.record';
import { CODE_MISSING } from '#shared/session/second-step';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import type { Ceremony } from '../passkeys/ceremony.ts';
import { UsePasskeyService } from '../passkeys/use-passkey.service.ts';
import { CodesService } from './codes.service.ts';

/** Asks a signed-in user for the second step again, before a change of it. */
@Injectable()
export class ProofService {
  constructor(
    private readonly codes: CodesService,
    private readonly passkeys: UsePasskeyService,
  ) {}

  /** @throws RULE_BROKEN, TOO_MANY_REQUESTS */
  async check(user: User, { Code, Passkey }: SecondStepProof, ceremony: Ceremony): Promise<void> {
    if (Passkey) {
      await this.passkeys.use(user, Passkey, ceremony);
    } else if (Code) {
      await this.codes.use(user, Code, ceremony.ip);
    } else {
      throw new AppError('RULE_BROKEN', CODE_MISSING, { Code: [CODE_MISSING] });
    }
  }
}
