import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOT_UPCOMING } from '#shared/renewals/passive-renewal';
import { ASKED_BEFORE, NOT_ASKED, type SurveyAnswer } from '#shared/renewals/renewal-state';
import type { RenewalSurveyResponse } from '#shared/renewals/upcoming-renewal.record';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../platform/bulk-runs/bulk-runs.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { GroupsRepository } from '../../quoting/groups/groups.repository.ts';
import { RenewalSurveysRepository } from './renewal-surveys.repository.ts';
import { UpcomingRenewalsRepository } from './upcoming-renewals.repository.ts';

/**
 * The survey whether a group intends to renew: sent to the agents of submitted groups, one group at a time, and seen and answered by
 * them.
 */
@Injectable()
export class SurveysService implements BulkRunWork, OnModuleInit {
  readonly kind = 'passive-renewal-survey';
  readonly permission = 'internal';

  constructor(
    private readonly transactions: Transactions,
    private readonly groups: GroupsRepository,
    private readonly surveys: RenewalSurveysRepository,
    private readonly audit: AuditTrail,
    private readonly bulkRuns: BulkRuns,
    private readonly upcoming: UpcomingRenewalsRepository,
  ) {}

  /** null if there is no survey. @throws NOT_FOUND */
  async find(user: SessionUser, groupId: number): Promise<RenewalSurveyResponse | null> {
    const { renewalDate } = await this.groups.findVisible(user, groupId);
    const survey = renewalDate && (await this.surveys.find({ groupId, renewalDate }));
    return survey
      ? {
          GroupId: groupId,
          RenewalDate: survey.renewalDate,
          AskedAt: survey.askedAt.toISOString(),
          Answer: survey.answer,
          AnsweredBy: survey.answeredBy?.fullName ?? null,
          AnsweredAt: survey.answeredAt?.toISOString() ?? null,
        }
      : null;
  }

  /** The answer may be changed: people change their minds. @throws NOT_FOUND, WRONG_STATE without a survey */
  async answer(user: SessionUser, groupId: number, answer: SurveyAnswer): Promise<RenewalSurveyResponse> {
    await this.transactions.run(async (tx) => {
      const { renewalDate } = await this.groups.findForUpdate(user, groupId, tx);
      if (renewalDate === null || !(await this.surveys.answer(tx, user, { groupId, renewalDate }, answer))) {
        throw new AppError('WRONG_STATE', NOT_ASKED);
      }
      await this.audit.record(tx, { user, action: 'answer-renewal-survey', subject: 'group', subjectId: groupId });
    });
    return (await this.find(user, groupId))!;
  }

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(groupIds: readonly number[]): Promise<Map<number, string>> {
    return this.upcoming.mapNames(groupIds);
  }

  async runOne(tx: EntityManager, user: SessionUser, groupId: number): Promise<BulkItemOutcome> {
    const { renewalDate } = await this.groups.findForUpdate(user, groupId, tx);
    if (renewalDate === null) {
      throw new AppError('RULE_BROKEN', NOT_UPCOMING);
    }
    if (!(await this.surveys.ask(tx, user, { groupId, renewalDate }))) {
      return { state: 'Skipped', message: ASKED_BEFORE };
    }
    await this.audit.record(tx, { user, action: 'ask-renewal-survey', subject: 'group', subjectId: groupId });
    return { state: 'Done', message: '' };
  }
}
