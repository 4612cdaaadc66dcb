import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { EligibilityAnswers, HealthAnswers } from '#shared/individual-enrollment/questions';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { deleteFound } from '../../../platform/database/delete-found.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { HealthSeal } from './health-seal.service.ts';
import { IndividualEnrollment } from './individual-enrollment.table.ts';
import { IndividualMember } from './individual-member.table.ts';

export type BackgroundColumns = Omit<IndividualMember, 'member'>;

/** What is stored of a household's enrollment besides its people's details. Each query takes a quote found for the user. */
@Injectable()
export class IndividualEnrollmentsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly health: HealthSeal,
  ) {}

  /** null while nothing is answered. */
  findAnswers(
    { id: quoteId }: IndividualQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<IndividualEnrollment | null> {
    return tx.findOneBy(IndividualEnrollment, { quoteId });
  }

  /** Sealed in its row. */
  healthOf(stored: IndividualEnrollment): HealthAnswers {
    return this.health.open(stored);
  }

  /** Callers have locked the quote. @param stored as it was read; null while nothing is answered */
  async saveAnswers(
    tx: EntityManager,
    { id: quoteId }: IndividualQuote,
    stored: IndividualEnrollment | null,
    { eligibility, health }: { eligibility: EligibilityAnswers; health: HealthAnswers },
  ): Promise<void> {
    const columns = { enrolleesEligible: eligibility.EnrolleesEligible, hasPedDental: eligibility.HasPedDental };
    const row = stored ?? (await tx.save(IndividualEnrollment, { ...columns, quoteId, healthSealed: null }));
    const healthSealed = this.health.seal(row.id, health);
    if (stored) {
      await guardedUpdate(tx, IndividualEnrollment, stored, { ...columns, healthSealed });
    } else {
      await tx.update(IndividualEnrollment, { id: row.id }, { healthSealed, version: () => 'version' });
    }
  }

  /** Asked again: they were about other people. Callers have locked the quote. */
  async forgetAnswers(tx: EntityManager, { id: quoteId }: IndividualQuote): Promise<void> {
    await deleteFound(tx, IndividualEnrollment, 'quoteId', [quoteId]);
  }

  /** Of a quote whose plans do not depend on health. */
  async forgetHealth(tx: EntityManager, { id: quoteId }: IndividualQuote): Promise<void> {
    await tx.update(IndividualEnrollment, { quoteId }, { healthSealed: null });
  }

  /** By member id; members of whom nothing is known are missing. */
  async mapBackgrounds(
    { id: quoteId }: IndividualQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<Map<number, IndividualMember>> {
    const rows = await tx
      .createQueryBuilder(IndividualMember, 'background')
      .innerJoin('background.member', 'member')
      .where('member.quoteId = :quoteId', { quoteId })
      .getMany();
    return new Map(rows.map((row) => [row.memberId, row]));
  }

  /** Replaces the members' rows with these. */
  async replaceBackgrounds(tx: EntityManager, rows: readonly BackgroundColumns[]): Promise<void> {
    const ids = rows.map(({ memberId }) => memberId);
    if (ids.length > 0) {
      await deleteFound(tx, IndividualMember, 'memberId', ids);
      const values = rows.flatMap(({ memberId, race, ethnicity }) => [memberId, race, ethnicity]);
      await insertRows(tx, 'individual_members', ['memberId', 'race', 'ethnicity'], values);
    }
  }
}
