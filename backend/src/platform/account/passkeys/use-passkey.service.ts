import { Injectable } from '@nestjs/common';
import {
  CHALLENGE_OVER,
  type PasskeyChallenge,
  type SignedByPasskey,
  WRONG_PASSKEY,
} from '#shared/session/passkey.record';
import { NOT_SET_UP } from '#shared/session/second-step';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { PasskeysRepository } from '../factors/passkeys.repository.ts';
import { WrongSecret } from '../limits/attempts.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { SignInRecords } from '../sign-in-records.ts';
import type { Ceremony } from './ceremony.ts';
import { ChallengesRepository } from './challenges.repository.ts';
import { checkedCounter } from './check-passkey.ts';
import { knownPasskeys } from './known-passkeys.ts';

/** Asks for a passkey of the second step, and checks what it signed. */
@Injectable()
export class UsePasskeyService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: ChallengesRepository,
    private readonly limits: SignInLimits,
    private readonly records: SignInRecords,
    private readonly transactions: Transactions,
  ) {}

  /** @throws WRONG_STATE for a user without a passkey */
  ask(user: User, { sessionId, site }: Ceremony): Promise<PasskeyChallenge> {
    return this.transactions.run(async (tx) => {
      const known = await this.passkeys.list(user.id, tx);
      if (known.length === 0) {
        throw new AppError('WRONG_STATE', NOT_SET_UP);
      }
      const Challenge = await this.challenges.make(sessionId, tx);
      return { Challenge, RelyingParty: site.relyingParty, Known: knownPasskeys(known) };
    });
  }

  /** @throws RULE_BROKEN for what this user's passkey did not sign for this question; TOO_MANY_REQUESTS as for codes (LIMITS) */
  use(user: User, signed: SignedByPasskey, ceremony: Ceremony): Promise<void> {
    return this.limits.limitedStep(user.id, ceremony.ip, async () => {
      const problem = await this.problem(user, signed, ceremony);
      if (problem) {
        await this.records.stepFailed(user);
        throw new WrongSecret('Passkey', problem);
      }
    });
  }

  private async problem(user: User, signed: SignedByPasskey, { sessionId, site }: Ceremony): Promise<string | null> {
    const challenge = await this.transactions.run((tx) => this.challenges.take(sessionId, tx));
    if (challenge === null) {
      return CHALLENGE_OVER;
    }
    const passkey = await this.passkeys.findByCredential(signed.Id);
    const counter =
      passkey?.userId === user.id && passkey.credentialId === signed.Id
        ? await checkedCounter(passkey, signed, { challenge, site })
        : null;
    const isUsed =
      passkey && counter !== null && (await this.transactions.run((tx) => this.passkeys.noteUse(passkey, counter, tx)));
    return isUsed ? null : WRONG_PASSKEY;
  }
}
