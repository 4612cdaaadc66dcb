import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import { CensusMember } from '../group-census/census-member.table.ts';
import { QuotePlan } from '../quote-plans/quote-plan.table.ts';

/** Callers must already have found the quotes for their user: only ids are passed. */
@Injectable()
export class ScenariosRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The people of these quotes, by household. */
  listMembers(quoteIds: readonly number[]): Promise<CensusMember[]> {
    return this.database.manager.find(CensusMember, {
      select: MEMBER_COLUMNS,
      where: { quoteId: In([...quoteIds]) },
      order: { quoteId: 'ASC', employeeNumber: 'ASC', id: 'ASC' },
    });
  }

  /** The selected plans of these quotes, in order. */
  listPlans(quoteIds: readonly number[]): Promise<QuotePlan[]> {
    return this.database.manager.find(QuotePlan, {
      where: { quoteId: In([...quoteIds]) },
      relations: { plan: true },
      order: { quoteId: 'ASC', position: 'ASC' },
    });
  }
}

const MEMBER_COLUMNS = {
  id: true,
  quoteId: true,
  employeeNumber: true,
  relationship: true,
  firstName: true,
  lastName: true,
  dateOfBirth: true,
  ssnSealed: true,
  medicalStatus: true,
  dentalStatus: true,
  visionStatus: true,
  tobacco: true,
  disabled: true,
} as const;
