import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { DataSource, type EntityManager, IsNull, LessThan, Not } from 'typeorm';
import { CHALLENGE_MS } from '#shared/session/passkey.record';
import { CODE_DIGITS, isAppCode, RECOVERY_CODE_COUNT, SET_UP_FIRST } from '#shared/session/second-step';
import { addRow, addRows } from '../../database/add-rows.ts';
import { Clock } from '../../clock.ts';
import { preparedRows } from '../../database/run-sql.ts';
import { roundedList, sql, table } from '../../database/sql.ts';
import { AppError } from '../../errors.ts';
import { FieldEncryption } from '../../security/field-encryption.ts';
import { sealContext } from '../../security/sealed-column.ts';
import { Authenticator, Passkey, PasskeyChallenge, RecoveryCode } from './factors.table.ts';

const ISSUER = 'Priority Quote';
const PERIOD_S = 30;
const SECRET_BYTES = 20;
const RECOVERY_BYTES = 10;

const a = table(Authenticator, 'a');
const p = table(Passkey, 'p');

/** The factors that a user has; with neither there is no second step. */
export interface Factors {
  hasApp: boolean;
  hasPasskey: boolean;
}

/**
 * What users prove at the second step: codes of their app, and recovery codes; and whether they have passkeys. Users' passkeys. What
 * browsers were asked to sign with a passkey. The session is named by the digest of its id.
 */
@Injectable()
export class FactorsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly encryption: FieldEncryption,
  ) {}

  /** The app that is asked for; null if none, or if it is still being set up. */
  findConfirmed(userId: number, tx: EntityManager = this.database.manager): Promise<Authenticator | null> {
    return tx.findOneBy(Authenticator, { userId, confirmedAt: Not(IsNull()) });
  }

  /** One statement for both, because every sign-in asks. */
  async factorsOf(userId: number, tx: EntityManager = this.database.manager): Promise<Factors> {
    const rows = await preparedRows<{ kind: 'app' | 'passkey' }>(
      tx,
      sql`SELECT 'app' AS kind FROM ${a} WHERE ${a.userId} = ${userId} AND ${a.confirmedAt} IS NOT NULL
        UNION SELECT 'passkey' FROM ${p} WHERE ${p.userId} = ${userId}`,
    );
    const has = (wanted: string) => rows.some(({ kind }) => kind === wanted);
    return { hasApp: has('app'), hasPasskey: has('passkey') };
  }

  /** Those of these users who have a second step. */
  async usersWithOne(userIds: readonly number[]): Promise<Set<number>> {
    const ids = roundedList(userIds);
    const found = await preparedRows<{ userId: number }>(
      this.database.manager,
      sql`SELECT ${a.userId} AS userId FROM ${a} WHERE ${a.userId} IN (${ids}) AND ${a.confirmedAt} IS NOT NULL
        UNION SELECT ${p.userId} FROM ${p} WHERE ${p.userId} IN (${ids})`,
    );
    return new Set(found.map(({ userId }) => userId));
  }

  countRecoveryCodes(userId: number): Promise<number> {
    return this.database.manager.countBy(RecoveryCode, { userId });
  }

  /** A new secret, not asked for yet; one that was never confirmed is replaced. */
  async begin({ id: userId, username }: { id: number; username: string }, tx: EntityManager): Promise<TOTP> {
    const secret = new Secret({ size: SECRET_BYTES });
    await tx.delete(Authenticator, { userId, confirmedAt: IsNull() });
    const id = await addRow(tx, Authenticator, { userId, secretSealed: null, confirmedAt: null });
    await tx.update(Authenticator, { id }, { secretSealed: this.encryption.seal(secret.base32, contextOf(id)) });
    return totpOf(secret.base32, username);
  }

  /** From now on it is asked for. @returns false for a wrong code @throws WRONG_STATE if nothing is being set up */
  async confirm(userId: number, code: string, tx: EntityManager): Promise<boolean> {
    const found = await tx.findOneBy(Authenticator, { userId, confirmedAt: IsNull() });
    if (!found) {
      throw new AppError('WRONG_STATE', SET_UP_FIRST);
    }
    const step = this.stepOf(found, code);
    if (step === null) {
      return false;
    }
    const changes = { confirmedAt: this.clock.now(), lastStep: step };
    return (await tx.update(Authenticator, { id: found.id, confirmedAt: IsNull() }, changes)).affected === 1;
  }

  /** Uses up a code: of two who send it at the same time one succeeds. @returns false if it is worth nothing */
  async use(userId: number, code: string, tx: EntityManager): Promise<boolean> {
    if (!isAppCode(code)) {
      return (await tx.delete(RecoveryCode, { userId, digest: digestOf(code) })).affected === 1;
    }
    const found = await this.findConfirmed(userId, tx);
    const lastStep = found && this.stepOf(found, code);
    if (!found || lastStep === null) {
      return false;
    }
    return (
      (await tx.update(Authenticator, { id: found.id, lastStep: LessThan(lastStep) }, { lastStep })).affected === 1
    );
  }

  /** New recovery codes; the old ones are worth nothing. */
  async replaceRecoveryCodes(userId: number, tx: EntityManager): Promise<string[]> {
    const codes = Array.from({ length: RECOVERY_CODE_COUNT }, () => new Secret({ size: RECOVERY_BYTES }).base32);
    await tx.delete(RecoveryCode, { userId });
    await addRows(
      tx,
      RecoveryCode,
      codes.map((code) => ({ userId, digest: digestOf(code) })),
    );
    return codes;
  }

  /** @returns false if there was none */
  async removeApp(userId: number, tx: EntityManager): Promise<boolean> {
    return (await tx.delete(Authenticator, { userId, confirmedAt: Not(IsNull()) })).affected === 1;
  }

  async removeRecoveryCodes(userId: number, tx: EntityManager): Promise<void> {
    await tx.delete(RecoveryCode, { userId });
  }

  /** App, passkeys and recovery codes. @returns false if there was neither app nor passkey */
  async removeAll(userId: number, tx: EntityManager): Promise<boolean> {
    await this.removeRecoveryCodes(userId, tx);
    const hadApp = await this.removeApp(userId, tx);
    return ((await tx.delete(Passkey, { userId })).affected ?? 0) > 0 || hadApp;
  }

  /** The number of the 30 seconds that the code belongs to, the ones before and after counted in; null if none. */
  private stepOf({ id, secretSealed }: Authenticator, code: string): number | null {
    const now = this.clock.now().getTime();
    const totp = totpOf(this.encryption.open(secretSealed!, contextOf(id)));
    const delta = isAppCode(code) ? totp.validate({ token: code, timestamp: now, window: 1 }) : null;
    return delta === null ? null : Math.floor(now / 1_000 / PERIOD_S) + delta;
  }

  listPasskeys(userId: number, tx: EntityManager = this.database.manager): Promise<Passkey[]> {
    return tx.find(Passkey, { where: { userId }, order: { id: 'ASC' } });
  }

  /** By the id that its authenticator made, whoever's it is. */
  findPasskey(credentialId: string, tx: EntityManager = this.database.manager): Promise<Passkey | null> {
    return tx.findOneBy(Passkey, { credentialDigest: digestOf(credentialId) });
  }

  async addPasskey(row: NewPasskeyRow, tx: EntityManager): Promise<void> {
    const credentialDigest = digestOf(row.credentialId);
    await addRows(tx, Passkey, { ...row, credentialDigest, addedAt: this.clock.now(), lastUsedAt: null });
  }

  /** @returns false if it was used or removed since it was read */
  async notePasskeyUse({ id, counter }: Passkey, newCounter: number, tx: EntityManager): Promise<boolean> {
    const changes = { counter: newCounter, lastUsedAt: this.clock.now() };
    return (await tx.update(Passkey, { id, counter }, changes)).affected === 1;
  }

  /** @returns false if this user has none of that id */
  async removePasskey(userId: number, id: number, tx: EntityManager): Promise<boolean> {
    return (await tx.delete(Passkey, { id, userId })).affected === 1;
  }

  /** In place of an earlier one of the session. */
  async makeChallenge(sessionId: string, tx: EntityManager): Promise<string> {
    const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url');
    await tx.delete(PasskeyChallenge, { sessionId });
    await addRows(tx, PasskeyChallenge, { sessionId, challenge, askedAt: this.clock.now() });
    return challenge;
  }

  /** Of several answers that arrive at the same time one gets it. @returns null if it was answered, or is too old */
  async takeChallenge(sessionId: string, tx: EntityManager): Promise<string | null> {
    const found = await tx.findOneBy(PasskeyChallenge, { sessionId });
    if (!found) {
      return null;
    }
    const { challenge, askedAt } = found;
    const isOurs = (await tx.delete(PasskeyChallenge, { sessionId, challenge })).affected === 1;
    return isOurs && this.clock.now().getTime() - askedAt.getTime() < CHALLENGE_MS ? challenge : null;
  }
}

/** SHA-1, six digits and 30 seconds: what every app can do. */
const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: CODE_DIGITS, period: PERIOD_S });

const contextOf = (id: number): string => sealContext('authenticators.secretSealed', id);
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export type NewPasskeyRow = Pick<Passkey, 'userId' | 'name' | 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

const CHALLENGE_BYTES = 32;
