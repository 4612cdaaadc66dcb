import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.ts';
import { IndividualApplicationAttempt } from '../parts/submission/individual-application-attempt.table.ts';
import { IndividualApplication } from '../parts/submission/individual-application.table.ts';

/** Callers have found the quote for the user, and locked it. */
@Injectable()
export class MarketplaceErrorsRepository {
  constructor(private readonly clock: Clock) {}

  /** The messages of all calls and reports, in any order. */
  async listTold(tx: EntityManager, { id: applicationId }: IndividualApplication): Promise<Told[]> {
    return tx.find(IndividualApplicationAttempt, {
      select: { id: true, outcome: true, message: true },
      where: { applicationId },
    });
  }

  /** Among the calls; of a quote of which nothing was submitted, it is also the row's own error. */
  async add(tx: EntityManager, { id, status }: IndividualApplication, message: string): Promise<void> {
    const at = this.clock.now();
    const report = { applicationId: id, at, outcome: 'Reported', message, detail: DETAIL } as const;
    const { identifiers } = await tx.insert(IndividualApplicationAttempt, report);
    if (status === 'NotSent') {
      const failedAttemptId = Number(identifiers[0]?.['id']);
      await tx.update(IndividualApplication, { id }, { failedAt: at, failedAttemptId, message });
    }
  }
}

type Told = Pick<IndividualApplicationAttempt, 'outcome' | 'message'>;

const DETAIL = 'reported by the agent';
