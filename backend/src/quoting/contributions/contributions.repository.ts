import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AssignedPlans } from '#shared/contributions/contribution-results';
import type { Coverage } from '#shared/plans/plan-codes';
import { CensusMember } from '../group-census/census-member.entity.ts';
import { Contribution } from './contribution.entity.ts';

/** All queries on contributions. Callers have found the quote for their user first: only its id comes in here. */
@Injectable()
export class ContributionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  listByQuote(quoteId: number): Promise<Contribution[]> {
    return this.database.manager.findBy(Contribution, { quoteId });
  }

  find(tx: EntityManager, quoteId: number, coverage: Coverage): Promise<Contribution | null> {
    return tx.findOneBy(Contribution, { quoteId, coverage });
  }

  /** Which plan each employee was assigned, by employee number; those without are left out. */
  async mapAssignedPlans(quoteId: number): Promise<AssignedPlans> {
    const employees = await this.database.manager.find(CensusMember, {
      select: { id: true, employeeNumber: true, assignedPlanId: true },
      where: { quoteId, relationship: 'Self' },
    });
    return new Map(
      employees.flatMap(({ employeeNumber, assignedPlanId }) =>
        assignedPlanId === null ? [] : [[employeeNumber, assignedPlanId] as const],
      ),
    );
  }
}
