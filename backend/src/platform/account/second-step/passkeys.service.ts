import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import {
  ADDED_ALREADY,
  type AddedPasskey,
  CHALLENGE_OVER,
  ENOUGH_PASSKEYS,
  MOST_PASSKEYS,
  type NewPasskey,
  NOT_ADDED,
  type PasskeyChallenge,
  type SignedByPasskey,
  WRONG_PASSKEY,
} from '#shared/session/passkey.record';
import { groupsOfFour, NOT_SET_UP, SET_UP_ALREADY } from '#shared/session/second-step';
import type { RecoveryCodes } from '#shared/session/second-step.record';
import { Transactions } from '../../database/transactions.ts';
import { AppError } from '../../errors.ts';
import type { User } from '../../people/user.table.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { WrongSecret } from '../limits/attempts.ts';
import { SignInLimits } from '../limits/sign-in-limits.ts';
import { SecondStepRule } from '../second-step-rule.ts';
import { Session } from '../session.table.ts';
import { SignInService } from '../sign-in.service.ts';
import { takeUserTurn } from '../users.repository.ts';
import { ALGORITHMS, type Ceremony, checkedCounter, checkedKey, knownPasskeys } from './check-passkey.ts';
import { FactorsRepository, type NewPasskeyRow } from './factors.repository.ts';

/**
 * Adds a passkey: a question first, and the key once its authenticator has signed it. Asks for a passkey of the second step, and checks
 * what it signed.
 */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly rule: SecondStepRule,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly limits: SignInLimits,
    private readonly signIn: SignInService,
  ) {}

  /**
   * @param isFirst of a user who is not signed in yet, here and below: nobody gets past the factors of others by adding one
   * @throws WRONG_STATE if the user can have no passkey, or has the most
   */
  async begin(user: User, { sessionId, site, device }: Ceremony, isFirst: boolean): Promise<NewPasskey> {
    const problem = this.rule.problem(user);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return this.transactions.run(async (tx) => {
      await this.refuseBeyondFirst(user, isFirst, tx);
      const known = await this.factors.listPasskeys(user.id, tx);
      refuseMore(known.length);
      const Challenge = await this.factors.makeChallenge(sessionId, tx);
      await this.audit.record(tx, { user, action: 'begin-passkey', subject: 'user', subjectId: user.id });
      return {
        Challenge,
        RelyingParty: site.relyingParty,
        Known: knownPasskeys(known),
        UserHandle: Buffer.from(`user ${user.id}`).toString('base64url'),
        Username: user.username,
        FullName: user.fullName,
        Algorithms: ALGORITHMS,
        SuggestedName: device,
      };
    });
  }

  /**
   * The first factor brings recovery codes, and ends every other session.
   * @throws RULE_BROKEN for one that is wrong, late or known already; WRONG_STATE for one too many
   */
  async confirm(user: User, added: AddedPasskey, ceremony: Ceremony, isFirst: boolean): Promise<RecoveryCodes> {
    const challenge = await this.transactions.run((tx) => this.factors.takeChallenge(ceremony.sessionId, tx));
    if (challenge === null) {
      throw new AppError('RULE_BROKEN', CHALLENGE_OVER);
    }
    const key = await checkedKey(added, { challenge, site: ceremony.site });
    if (!key) {
      throw new AppError('RULE_BROKEN', NOT_ADDED);
    }
    const row = { ...key, userId: user.id, name: added.Name, transports: added.Transports.join(',') };
    return this.transactions.run(async (tx) => {
      await takeUserTurn(tx, user.id);
      const hasFactor = await this.refuseBeyondFirst(user, isFirst, tx);
      await this.add(row, tx);
      await this.audit.record(tx, { user, action: 'add-passkey', subject: 'user', subjectId: user.id });
      if (hasFactor) {
        return { Codes: [] };
      }
      await tx.delete(Session, { userId: user.id, id: Not(ceremony.sessionId) });
      return { Codes: (await this.factors.replaceRecoveryCodes(user.id, tx)).map(groupsOfFour) };
    });
  }

  /** @returns whether the user has one */
  private async refuseBeyondFirst({ id }: User, isFirst: boolean, tx: EntityManager): Promise<boolean> {
    const { hasApp, hasPasskey } = await this.factors.factorsOf(id, tx);
    if (isFirst && (hasApp || hasPasskey)) {
      throw new AppError('WRONG_STATE', SET_UP_ALREADY);
    }
    return hasApp || hasPasskey;
  }

  private async add(row: NewPasskeyRow, tx: EntityManager): Promise<void> {
    refuseMore((await this.factors.listPasskeys(row.userId, tx)).length);
    if (await this.factors.findPasskey(row.credentialId, tx)) {
      throw new AppError('RULE_BROKEN', ADDED_ALREADY);
    }
    await this.factors.addPasskey(row, tx);
  }

  /** @throws WRONG_STATE for a user without a passkey */
  ask(user: User, { sessionId, site }: Ceremony): Promise<PasskeyChallenge> {
    return this.transactions.run(async (tx) => {
      const known = await this.factors.listPasskeys(user.id, tx);
      if (known.length === 0) {
        throw new AppError('WRONG_STATE', NOT_SET_UP);
      }
      const Challenge = await this.factors.makeChallenge(sessionId, tx);
      return { Challenge, RelyingParty: site.relyingParty, Known: knownPasskeys(known) };
    });
  }

  /** @throws RULE_BROKEN for what this user's passkey did not sign for this question; TOO_MANY_REQUESTS as for codes (LIMITS) */
  use(user: User, signed: SignedByPasskey, ceremony: Ceremony): Promise<void> {
    return this.limits.limitedStep(user.id, ceremony.ip, async () => {
      const problem = await this.problem(user, signed, ceremony);
      if (problem) {
        await this.signIn.stepFailed(user);
        throw new WrongSecret('Passkey', problem);
      }
    });
  }

  private async problem(user: User, signed: SignedByPasskey, { sessionId, site }: Ceremony): Promise<string | null> {
    const challenge = await this.transactions.run((tx) => this.factors.takeChallenge(sessionId, tx));
    if (challenge === null) {
      return CHALLENGE_OVER;
    }
    const passkey = await this.factors.findPasskey(signed.Id);
    const counter =
      passkey?.userId === user.id && passkey.credentialId === signed.Id
        ? await checkedCounter(passkey, signed, { challenge, site })
        : null;
    const isUsed =
      passkey &&
      counter !== null &&
      (await this.transactions.run((tx) => this.factors.notePasskeyUse(passkey, counter, tx)));
    return isUsed ? null : WRONG_PASSKEY;
  }
}

function refuseMore(had: number): void {
  if (had >= MOST_PASSKEYS) {
    throw new AppError('WRONG_STATE', ENOUGH_PASSKEYS);
  }
}
