import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { SurveyAnswer } from '#shared/renewals/renewal-state';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { RenewalSurvey } from './renewal-survey.table.ts';

/** A group and the renewal that the survey is about. */
export interface AskedRenewal {
  groupId: number;
  renewalDate: IsoDate;
}

/** Every query on surveys. Callers must already have found the groups for their user. */
@Injectable()
export class RenewalSurveysRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  find({ groupId, renewalDate }: AskedRenewal): Promise<RenewalSurvey | null> {
    return this.database.manager.findOne(RenewalSurvey, {
      where: { groupId, renewalDate },
      relations: { answeredBy: true },
    });
  }

  /** Returns false if there is already a survey. */
  async ask(tx: EntityManager, user: SessionUser, { groupId, renewalDate }: AskedRenewal): Promise<boolean> {
    if (await tx.existsBy(RenewalSurvey, { groupId, renewalDate })) {
      return false;
    }
    const asked = { groupId, renewalDate, askedByUserId: user.id, askedAt: this.clock.now() };
    await addRows(tx, RenewalSurvey, { ...asked, answer: null, answeredByUserId: null, answeredAt: null });
    return true;
  }

  /** Returns false if there is no survey. */
  async answer(tx: EntityManager, user: SessionUser, renewal: AskedRenewal, answer: SurveyAnswer): Promise<boolean> {
    const { groupId, renewalDate } = renewal;
    const change = { answer, answeredByUserId: user.id, answeredAt: this.clock.now() };
    const asked = await tx.existsBy(RenewalSurvey, { groupId, renewalDate });
    if (asked) {
      await tx.update(RenewalSurvey, { groupId, renewalDate }, change);
    }
    return asked;
  }
}
