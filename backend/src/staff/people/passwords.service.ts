import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LINK_NOT_VALID, PASSWORD_LINK_HOURS, type SetPasswordRequest } from '#shared/people/password.record';
import { Attempts } from '../../platform/account/limits/attempts.ts';
import { revokeAccess } from '../../platform/account/users.repository.ts';
import { Clock } from '../../platform/clock.ts';
import { Env } from '../../platform/config/env.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import { limitedAddress } from '../../platform/http/client-device.ts';
import { linkPath } from '../../platform/links/link-tokens.ts';
import { LinksRepository } from '../../platform/links/links.repository.ts';
import type { Link } from '../../platform/links/link.table.ts';
import { User } from '../../platform/people/user.table.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { newPasswordProblem } from '../../platform/security/frequent-passwords.ts';
import { Passwords } from '../../platform/security/passwords.ts';

const HOUR_MS = 3_600_000;

type PasswordLink = Link & { user: User };

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
    private readonly links: LinksRepository,
  ) {}

  /** Creates a link; the previous one becomes invalid. */
  async issue(tx: EntityManager, { of: subjectId, by }: { of: number; by: { id: number } }): Promise<IssuedLink> {
    const expiresAt = new Date(this.clock.now().getTime() + PASSWORD_LINK_HOURS * HOUR_MS);
    const wanted = { purpose: 'Password' as const, subjectId };
    await this.links.revokeOpen(tx, wanted, by.id);
    const { token } = await this.links.make(tx, { ...wanted, createdByUserId: by.id, expiresAt });
    return { url: this.env.publicUrl + linkPath('Password', token), expiresAt };
  }

  /** @throws NOT_FOUND, the same for used, replaced, expired and unknown links, and while the user is locked */
  async find(token: string, tx: EntityManager = this.database.manager): Promise<PasswordLink> {
    const link = await this.links.findUsable(['Password'], token, tx);
    const user = link?.answeredAt === null && (await tx.findOneBy(User, { id: link.subjectId, isActive: true }));
    if (!link || !user) {
      throw new AppError('NOT_FOUND', LINK_NOT_VALID);
    }
    return Object.assign(link, { user });
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
      // If two requests use it at the same time, one wins.
      if (!(await this.links.answer(tx, await this.find(Token, tx)))) {
        throw new AppError('NOT_FOUND', LINK_NOT_VALID);
      }
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
