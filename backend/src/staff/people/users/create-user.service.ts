import { Injectable } from '@nestjs/common';
import type { CreateUserRequest } from '#shared/contract/people';
import { asciiLower } from '#shared/formats/ascii-lower';
import { signInName, USERNAME_TAKEN } from '#shared/people/user-rules';
import { User } from '../../../platform/people/user.entity.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { type IssuedLink, PasswordLinks } from '../passwords/password-links.ts';
import { takePeopleTurn } from '../people-turn.ts';
import { UserChecks } from './user-checks.ts';

@Injectable()
export class CreateUserService {
  constructor(
    private readonly checks: UserChecks,
    private readonly links: PasswordLinks,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /** A user without a password, and the link with which they set one. @throws RULE_BROKEN that names the fields */
  create(user: SessionUser, request: CreateUserRequest): Promise<{ id: number; link: IssuedLink }> {
    const username = signInName(request.Username);
    return this.transactions.run(async (tx) => {
      await takePeopleTurn(tx, user);
      if (await tx.existsBy(User, { username })) {
        throw new AppError('RULE_BROKEN', USERNAME_TAKEN, { Username: [USERNAME_TAKEN] });
      }
      await this.checks.refuseWrong(request, null, tx);
      const { id } = await tx.save(User, {
        username,
        fullName: request.FullName.trim(),
        email: asciiLower(request.Email.trim()),
        passwordHash: null,
        oidcSubject: null,
        roles: [...new Set(request.Roles)],
        agentId: request.AgentId,
        isGeneralAgent: request.IsGeneralAgent,
        isActive: true,
      });
      const link = await this.links.issue(tx, id);
      await this.audit.record(tx, { user, action: 'create-user', subject: 'user', subjectId: id });
      return { id, link };
    });
  }
}
