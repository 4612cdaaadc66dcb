import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { QuotePlan } from '../../../quoting/quote-plans/quote-plan.table.ts';

/** Counts of the people on the census that the application needs. */
export interface CensusCounts {
  employees: number;
  /** Employees who waive medical coverage. */
  waiving: number;
  domesticPartners: number;
}

/** What the application derives from the quote's census and selected plans. Callers must already have found the quote for their user. */
@Injectable()
export class EnrolledPeopleRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async countCensus(quoteId: number, tx: EntityManager = this.database.manager): Promise<CensusCounts> {
    const count = await tx
      .createQueryBuilder(CensusMember, 'member')
      .select(`COUNT(CASE WHEN member.relationship = 'Self' THEN 1 END)`, 'employees')
      .addSelect(
        `COUNT(CASE WHEN member.relationship = 'Self' AND member.medicalStatus = 'Waive' THEN 1 END)`,
        'waiving',
      )
      .addSelect(`COUNT(CASE WHEN member.relationship = 'DomesticPartner' THEN 1 END)`, 'domesticPartners')
      .where('member.quoteId = :quoteId', { quoteId })
      .getRawOne<Record<keyof CensusCounts, number | string>>();
    return {
      employees: Number(count?.employees ?? 0),
      waiving: Number(count?.waiving ?? 0),
      domesticPartners: Number(count?.domesticPartners ?? 0),
    };
  }

  async findChosenKinds(
    quoteId: number,
    tx: EntityManager = this.database.manager,
  ): Promise<{ hasHraPlan: boolean; hasDeltaDentalPlan: boolean }> {
    const chosen = await tx.find(QuotePlan, { where: { quoteId }, relations: { plan: true } });
    return {
      hasHraPlan: chosen.some(({ plan }) => plan?.planKind === 'HRA'),
      hasDeltaDentalPlan: chosen.some(({ plan }) => plan?.isDeltaDentalPlan === true),
    };
  }
}
