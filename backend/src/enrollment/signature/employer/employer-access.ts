import { Injectable } from '@nestjs/common';
import type { EmployerAccess as Access } from '#shared/enrollment/employer-signature.record';
import { LINK_LOCKED, MOST_WRONG_CODES, wrongCode } from '#shared/enrollment/employer-signing';
import { SHARE_LINK_NOT_VALID } from '#shared/proposals/share-link';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { EmployerSignaturesRepository, type UsableLink } from '../../parts/signature/employer-signatures.repository.ts';
import { EmployerCodes } from './employer-codes.ts';

/** Lets in who has both the link and its code. Checked on every call: there is no session. */
@Injectable()
export class EmployerAccess {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: EmployerSignaturesRepository,
    private readonly codes: EmployerCodes,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws NOT_FOUND, always the same, for links that never existed, are over or revoked, or whose quote was deleted; RULE_BROKEN for a
   * wrong code; WRONG_STATE once there were too many
   */
  async enter({ Token, Code }: Access): Promise<UsableLink> {
    const link = await this.links.findUsable(this.codes.tokenDigest(Token));
    if (link === null) {
      throw new AppError('NOT_FOUND', SHARE_LINK_NOT_VALID);
    }
    const problem = await this.tryCode(link, Code);
    if (problem === LINK_LOCKED) {
      throw new AppError('WRONG_STATE', LINK_LOCKED);
    }
    if (problem) {
      throw new AppError('RULE_BROKEN', problem, { Code: [problem] });
    }
    return link;
  }

  /** Committed in any case: what is wrong about the code; null = correct. */
  private tryCode(link: UsableLink, code: string): Promise<string | null> {
    return this.transactions.run(async (tx) => {
      if (!(await this.links.countCode(link, tx))) {
        return LINK_LOCKED;
      }
      if (this.codes.isCodeOf(link, code)) {
        await this.links.discountCode(link, tx);
        return null;
      }
      const left = MOST_WRONG_CODES - (await this.links.findWrongCodes(link, tx));
      if (left === 0) {
        const entry = { action: 'lock-employer-link', subject: 'quote', subjectId: link.quoteId };
        await this.audit.record(tx, { user: null, ...entry });
      }
      return wrongCode(left);
    });
  }
}
