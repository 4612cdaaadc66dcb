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
import { toInstant } from '../../../platform/database/raw-values.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { MAX_RANGE, parseListQuery } from '../../../platform/http/list-query.ts';
import { INVALID_INPUT } from '../../../platform/http/validation.ts';
import { toAgentResponse } from '../../../platform/people/agent-response.ts';
import { kindOf } from '../../../quoting/households/terms-columns.ts';
import { type FoundHousehold, IndividualSearchRepository } from './individual-search.repository.ts';
import { SsnSearchService } from './ssn-search.service.ts';

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
    private readonly bySsn: SsnSearchService,
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
      ? await this.bySsn.listMatching(user, given, SSN)
      : await this.found.listMatching(user, given, MOST_FOUND + 1);
    if (ids.length > MOST_FOUND) {
      throw new AppError('RULE_BROKEN', TOO_MANY_INDIVIDUALS);
    }
    return ids;
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
