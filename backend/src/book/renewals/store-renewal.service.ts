import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberEnrollmentsRepository } from '../../enrollment/parts/demographics/member-enrollments.repository.ts';
import { Clock } from '../../platform/clock.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { QuoteRecords } from '../../quoting/quotes/quote-records.service.ts';
import type { IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { RenewedContractsRepository } from '../../quoting/households/renewed-contracts.repository.ts';
import type { ContractToCarry } from './carry-contract.service.ts';

/** Stores beside a new quote what the contract had, and what it knows of its people. */
@Injectable()
export class StoreRenewalService {
  constructor(
    private readonly census: CensusRepository,
    private readonly details: MemberEnrollmentsRepository,
    private readonly renewed: RenewedContractsRepository,
    private readonly records: QuoteRecords,
    private readonly clock: Clock,
  ) {}

  async store(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { contract, year, place, people }: ContractToCarry,
  ): Promise<void> {
    const census = await this.census.listOf(quote, tx);
    const idOf = new Map(census.map(({ id, rowKey }) => [rowKey, id]));
    const members = people.map((person) => ({ ...person, memberId: idOf.get(person.member.rowKey)! }));
    await this.details.replace(
      tx,
      members.map(({ details, memberId }) => details(memberId)),
    );
    const { contractNumber, facetsId, effectiveDate: contractDate, medicalPlanId: planId, fromFfm } = contract;
    const { county, countyFips, rateArea } = place;
    await this.renewed.insert(tx, quote, {
      contract: {
        ...{ contractNumber, facetsId, year, contractDate, planId, fromFfm, county, countyFips, rateArea },
        planName: contract.medicalPlanName,
        aptcCents: contract.latestAptcCents,
        openedAt: this.clock.now(),
      },
      members: members.map(({ renewed, memberId }) => ({ ...renewed, memberId })),
    });
    await this.records.renewed(tx, user, quote, contractNumber);
  }
}
