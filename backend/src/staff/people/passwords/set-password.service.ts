import { Injectable } from '@nestjs/common';
import type { SetPasswordRequest } from '#shared/people/password.record';
import { Attempts } from '../../../platform/account/limits/attempts.ts';
import { revokeAccess } from '../../../platform/account/revoke-access.ts';
import { User } from '../../../platform/people/user.table.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { newPasswordProblem } from '../../../platform/security/frequent-passwords.ts';
import { Passwords } from '../../../platform/security/passwords.ts';
import { PasswordLinks } from './password-links.ts';

@Injectable()
export class SetPasswordService {
  constructor(
    private readonly links: PasswordLinks,
    private readonly passwords: Passwords,
    private readonly attempts: Attempts,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Sets the password of the link's user. Uses up the link and ends every session.
   *
   * @throws NOT_FOUND as PasswordLinks.find; RULE_BROKEN for an unacceptable password, which leaves the link valid
   */
  async set({ Token, Password }: SetPasswordRequest): Promise<void> {
    const { user } = await this.links.find(Token);
    const problem = await newPasswordProblem(Password, user.username);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Password: [problem] });
    }
    // Before the transaction: hashing takes a while, and must not block others.
    const passwordHash = await this.passwords.hash(Password);
    await this.transactions.run(async (tx) => {
      const link = await this.links.find(Token, tx);
      await this.links.use(link, tx);
      await tx.update(User, { id: user.id }, { passwordHash });
      await revokeAccess(tx, [user.id]);
      await this.audit.record(tx, { user, action: 'set-password', subject: 'user', subjectId: user.id });
    });
    await this.attempts.forget({ kind: 'account', of: String(user.id) });
  }
}
