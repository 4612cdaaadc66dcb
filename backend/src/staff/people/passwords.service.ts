import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { LINK_NOT_VALID, PASSWORD_LINK_HOURS, type SetPasswordRequest } from '#shared/people/password.record';
import { Attempts } from '../../platform/account/limits/attempts.ts';
import { revokeAccess } from '../../platform/account/users.repository.ts';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { limitedAddress } from '../../platform/http/client-device.ts';
import { User } from '../../platform/people/user.table.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { newPasswordProblem } from '../../platform/security/frequent-passwords.ts';
import { Passwords } from '../../platform/security/passwords.ts';
import { PasswordLink } from './password-link.table.ts';

const TOKEN_BYTES = 32;
const HOUR_MS = 3_600_000;

/** A link, revealed once. */
export interface IssuedLink {
  url: string;
  expiresAt: Date;
}

/**
 * Creates and finds the links with which users set their own passwords, which no one else ever knows. Tokens of 256 random bits cannot
 * be guessed at any speed; attempts are still slowed down and then refused, by a count in the database.
 */
@Injectable()
export class PasswordsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly env: Env,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** Creates a link; the previous one becomes invalid. The token follows #, so that no server or log sees it. */
  async issue(tx: EntityManager, userId: number): Promise<IssuedLink> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = new Date(this.clock.now().getTime() + PASSWORD_LINK_HOURS * HOUR_MS);
    await tx.delete(PasswordLink, { userId });
    await tx.insert(PasswordLink, { tokenDigest: digestOf(token), userId, expiresAt });
    return { url: `${this.env.publicUrl}/set-password#${token}`, expiresAt };
  }

  /** @throws NOT_FOUND, the same for used, replaced, expired and unknown links, and while the user is locked */
  async find(
    token: string,
    tx: EntityManager = this.database.manager,
  ): Promise<PasswordLink & Required<Pick<PasswordLink, 'user'>>> {
    const where = { tokenDigest: digestOf(token), expiresAt: MoreThan(this.clock.now()) };
    const link = await tx.findOne(PasswordLink, { where, relations: { user: true } });
    const user: User | undefined = link?.user;
    if (!link || !user?.isActive) {
      throw new AppError('NOT_FOUND', LINK_NOT_VALID);
    }
    return { ...link, user };
  }

  /** If two requests use it at the same time, one wins. @throws NOT_FOUND for the other */
  async use({ tokenDigest }: PasswordLink, tx: EntityManager): Promise<void> {
    const { affected } = await tx.delete(PasswordLink, { tokenDigest });
    if (affected !== 1) {
      throw new AppError('NOT_FOUND', LINK_NOT_VALID);
    }
  }

  /**
   * Sets the password of the link's user. Uses up the link and ends every session.
   *
   * @throws NOT_FOUND as PasswordLinks.find; RULE_BROKEN for an unacceptable password, which leaves the link valid
   */
  async set({ Token, Password }: SetPasswordRequest): Promise<void> {
    const { user } = await this.find(Token);
    const problem = await newPasswordProblem(Password, user.username);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Password: [problem] });
    }
    // Before the transaction: hashing takes a while, and must not block others.
    const passwordHash = await this.passwords.hash(Password);
    await this.transactions.run(async (tx) => {
      const link = await this.find(Token, tx);
      await this.use(link, tx);
      await tx.update(User, { id: user.id }, { passwordHash });
      await revokeAccess(tx, [user.id]);
      await this.audit.record(tx, { user, action: 'set-password', subject: 'user', subjectId: user.id });
    });
    await this.attempts.forget({ kind: 'account', of: String(user.id) });
  }

  /** Runs the work; a valid link clears the count. @throws TOO_MANY_REQUESTS after five invalid links in 15 minutes */
  limited<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return this.attempts.limited([{ kind: 'password-link', of: limitedAddress(ip) }], work);
  }
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');
