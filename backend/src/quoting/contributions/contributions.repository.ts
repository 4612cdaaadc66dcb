import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { AssignedPlans } from '#shared/contributions/contribution-results';
import type { Coverage } from '#shared/plans/plan-codes';
import { CensusMember } from '../group-census/census-member.table.ts';
import { Contribution } from './contribution.table.ts';

/** All queries on contributions. Callers must already have found the quote for their user: only its id is passed. */
@Injectable()
export class ContributionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  listByQuote(quoteId: number): Promise<Contribution[]> {
    return this.database.manager.findBy(Contribution, { quoteId });
  }

  find(tx: EntityManager, quoteId: number, coverage: Coverage): Promise<Contribution | null> {
    return tx.findOneBy(Contribution, { quoteId, coverage });
  }

  /** The assigned plan of each employee, by employee number; employees without one are left out. */
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
