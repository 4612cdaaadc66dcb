import { Injectable } from '@nestjs/common';
import type { CensusSsnResponse } from '#shared/census/census.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { EitherQuotesRepository } from '../../quotes/either-quotes.repository.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { CensusSsn } from '../census-ssn.ts';
import { CensusRepository } from '../census.repository.ts';

@Injectable()
export class RevealSsnService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: EitherQuotesRepository,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly audit: AuditTrail,
  ) {}

  /** The full SSN of one member; the access is audited before the response is sent. */
  reveal(user: SessionUser, quoteId: number, memberId: number): Promise<CensusSsnResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.find(user, quoteId, tx);
      const member = await this.census.findMember(quote, memberId, tx);
      await this.audit.record(tx, {
        user,
        action: 'reveal-ssn',
        subject: 'census-member',
        subjectId: memberId,
        fields: ['SSN'],
      });
      return { SSN: this.ssn.reveal(member) };
    });
  }
}
