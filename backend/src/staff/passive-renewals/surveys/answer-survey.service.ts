import { Injectable } from '@nestjs/common';
import type { RenewalSurveyResponse } from '#shared/renewals/upcoming-renewal.record';
import { NOT_ASKED, type SurveyAnswer } from '#shared/renewals/renewal-state';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import { GroupsRepository } from '../../../quoting/groups/groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { RenewalSurveysRepository } from './renewal-surveys.repository.ts';

/** The survey whether a group intends to renew, as seen and answered by its agent. */
@Injectable()
export class AnswerSurveyService {
  constructor(
    private readonly transactions: Transactions,
    private readonly groups: GroupsRepository,
    private readonly surveys: RenewalSurveysRepository,
    private readonly audit: AuditTrail,
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
}
