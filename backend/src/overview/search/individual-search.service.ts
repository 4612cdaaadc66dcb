import { Injectable } from '@nestjs/common';
import { individualStatusLabel } from '#shared/individuals/individual-status';
import { MOST_FOUND } from '#shared/search/group-criteria';
import {
  givenIndividualCriteria,
  individualCriteriaProblems,
  individualSearchProblem,
  TOO_MANY_INDIVIDUALS,
} from '#shared/search/individual-criteria';
import type { FoundIndividual, IndividualCriteria } from '#shared/search/individual-search.record';
import { toInstant } from '../../platform/database/raw-values.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../../platform/http/list-query.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { toAgentResponse } from '../../platform/people/agent-response.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { kindOf } from '../../quoting/households/terms-columns.ts';
import { type FoundHousehold, IndividualSearchRepository, type PlainCriteria } from './individual-search.repository.ts';

/** More than a bucket holds among 100,000,000 SSNs, unless one person is on very many quotes. */
const MOST_CANDIDATES = 2 * MOST_FOUND;

export interface FoundIndividuals {
  rows: FoundIndividual[];
  /** Zero-based position of the first row among all matches. */
  first: number;
  total: number;
}

/** Finds quotes of households. Source: spec 002 section 2, "/search". */
@Injectable()
export class IndividualSearchService {
  constructor(
    private readonly found: IndividualSearchRepository,
    private readonly ssn: CensusSsn,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The quotes of this user that meet all criteria, by name.
   * @throws INVALID_INPUT with the invalid criteria, RULE_BROKEN when too few are given or too many quotes match
   */
  async search(user: SessionUser, criteria: IndividualCriteria, asked: { range?: string }): Promise<FoundIndividuals> {
    const { range } = parseListQuery({ range: asked.range }, { sort: [], filter: [] });
    const ids = await this.matching(user, criteria);
    const { first, count } = range ?? { first: 0, count: MAX_RANGE };
    const page = ids.slice(first, first + count);
    return { rows: (await this.found.listByIds(page)).map(toRow), first, total: ids.length };
  }

  private async matching(user: SessionUser, criteria: IndividualCriteria): Promise<number[]> {
    const problem = individualSearchProblem(criteria);
    if (problem) {
      throw new AppError('RULE_BROKEN', problem);
    }
    const problems = individualCriteriaProblems(criteria);
    if (Object.keys(problems).length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, problems);
    }
    const { SSN, ...given } = givenIndividualCriteria(criteria);
    const ids = SSN
      ? await this.listWithSsn(user, given, SSN)
      : await this.found.listMatching(user, given, MOST_FOUND + 1);
    if (ids.length > MOST_FOUND) {
      throw new AppError('RULE_BROKEN', TOO_MANY_INDIVIDUALS);
    }
    return ids;
  }

  /**
   * By the SSN of anyone in the household, among the few in its bucket, by decrypting them: ids of the quotes that the user may see and that
   * meet the other criteria, by name. The search is audited: it tells whose an SSN is.
   * @throws RULE_BROKEN when too many would have to be decrypted
   */
  private async listWithSsn(user: SessionUser, given: PlainCriteria, written: string): Promise<number[]> {
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

const toRow = (found: FoundHousehold): FoundIndividual => ({
  QuoteId: found.id,
  Version: found.version,
  QuoteType: found.quoteType,
  Kind: kindOf(found),
  Status: found.status,
  QuoteStatus: individualStatusLabel(found.status),
  FirstName: found.subscriberFirstName,
  LastName: found.subscriberLastName,
  EffectiveDate: found.effectiveDate,
  Members: found.members,
  SubmittedDate: found.submittedAt && toInstant(found.submittedAt).toISOString(),
  ModifiedAt: toInstant(found.modifiedAt).toISOString(),
  AssociatedAgents: found.agents.map(toAgentResponse),
  IsDeleted: Boolean(found.isDeleted),
});
