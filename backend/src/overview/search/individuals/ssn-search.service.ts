import { Injectable } from '@nestjs/common';
import { MOST_FOUND } from '#shared/search/group-criteria';
import { TOO_MANY_INDIVIDUALS } from '#shared/search/individual-criteria';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { IndividualSearchRepository, type PlainCriteria } from './individual-search.repository.ts';

/** More than a bucket holds among 100,000,000 SSNs, unless one person is on very many quotes. */
const MOST_CANDIDATES = 2 * MOST_FOUND;

/** Finds quotes of households by the SSN of anyone in the household: among the few in its bucket, by decrypting them. */
@Injectable()
export class SsnSearchService {
  constructor(
    private readonly found: IndividualSearchRepository,
    private readonly ssn: CensusSsn,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Ids of the quotes that the user may see and that meet the other criteria, by name. The search is audited: it tells whose an SSN is.
   * @throws RULE_BROKEN when too many would have to be decrypted
   */
  async listMatching(user: SessionUser, given: PlainCriteria, written: string): Promise<number[]> {
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        user,
        action: 'search-by-ssn',
        subject: 'user',
        subjectId: user.id,
        fields: ['SSN', ...Object.keys(given)],
      }),
    );
    const candidates = await this.found.listCandidates(user, {
      given,
      buckets: this.ssn.buckets(written),
      limit: MOST_CANDIDATES + 1,
    });
    if (candidates.length > MOST_CANDIDATES) {
      throw new AppError('RULE_BROKEN', TOO_MANY_INDIVIDUALS);
    }
    const people = candidates.filter((person) => this.ssn.isOf(person, written));
    return [...new Set(people.map(({ quoteId }) => quoteId))];
  }
}
