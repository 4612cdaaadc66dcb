import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ApplicationAnswers, Subgroup } from '#shared/enrollment/application.record';
import {
  DOCUMENTS_NOT_BYPASSED,
  mayBypassDocuments,
  mayBypassMembers,
  MEMBERS_NOT_BYPASSED,
} from '#shared/enrollment/application/application-problems';
import { coupledAnswers } from '#shared/enrollment/application/coupled-answers';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import type { Application } from '../../parts/application/application.table.ts';
import { ApplicationFactsService, type QuoteFacts } from '../../parts/application/application-facts.service.ts';
import { PrefillService } from '../prefill.service.ts';
import { writtenAnswers } from './written-answers.ts';

interface Saving {
  tx: EntityManager;
  user: SessionUser;
  quote: GroupQuote;
  stored: Application | null;
}

/** Maximum size of a row on every database: a MySQL text column has 65,535 bytes. */
const MOST_BYTES = 65_000;
export const APPLICATION_TOO_LARGE = 'The application is too large to be saved. Please shorten names and addresses.';

/** Turns the submitted answers into answers that may be stored. */
@Injectable()
export class ReceivedAnswersService {
  constructor(
    private readonly facts: ApplicationFactsService,
    private readonly known: PrefillService,
  ) {}

  /** @throws RULE_BROKEN for a bypass that this user may not change, TOO_LARGE */
  async settle(saving: Saving, request: ApplicationAnswers): Promise<ApplicationAnswers> {
    const { tx, user, quote, stored } = saving;
    const facts = await this.facts.ofQuote(quote, user.isInternal ? 'internal' : 'external', tx);
    const answers = coupledAnswers(writtenAnswers(request), facts);
    assertBypasses(user, answers, stored?.answers ?? null, facts);
    const before = stored?.answers ?? (await this.known.find(quote, tx)).answers;
    const settled = { ...answers, ...numberedGroups(answers, before, quote) };
    if (Buffer.byteLength(JSON.stringify(settled)) > MOST_BYTES) {
      throw new AppError('TOO_LARGE', APPLICATION_TOO_LARGE);
    }
    return settled;
  }
}

/** Refuses a bypass that is newly set by a user without the permission. */
function assertBypasses(
  { permissions }: SessionUser,
  answers: ApplicationAnswers,
  stored: ApplicationAnswers | null,
  facts: QuoteFacts,
): void {
  const refuse = (field: 'BypassMemberEnrollment' | 'BypassSupportDocument', may: boolean, message: string) => {
    if (answers[field] && !stored?.[field] && !may) {
      throw new AppError('RULE_BROKEN', message, { [field]: [message] });
    }
  };
  refuse('BypassMemberEnrollment', mayBypassMembers(answers, facts, permissions), MEMBERS_NOT_BYPASSED);
  refuse('BypassSupportDocument', mayBypassDocuments(facts, permissions), DOCUMENTS_NOT_BYPASSED);
}

/** Keeps the insurer's known subgroup numbers; a subgroup without one is new. */
function numberedGroups(
  { PrimaryGroup, SubGroups }: ApplicationAnswers,
  before: ApplicationAnswers,
  { group }: GroupQuote,
): Pick<ApplicationAnswers, 'PrimaryGroup' | 'SubGroups'> {
  const number = group.groupEnterpriseId;
  return {
    PrimaryGroup: { ...PrimaryGroup, GroupEnterpriseId: number, GroupStatus: number === null ? 'New' : 'Active' },
    SubGroups: SubGroups.map((subgroup, index): Subgroup => ({
      ...subgroup,
      GroupEnterpriseId: before.SubGroups[index]?.GroupEnterpriseId ?? null,
    })),
  };
}
