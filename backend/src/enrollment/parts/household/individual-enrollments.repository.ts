import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { type EligibilityAnswers, type HealthAnswers, NO_HEALTH } from '#shared/individual-enrollment/questions';
import { guardedUpdate } from '../../../platform/database/guarded-update.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { deleteFound } from '../../../platform/database/delete-found.ts';
import { FieldEncryption } from '../../../platform/security/field-encryption.ts';
import { sealContext } from '../../../platform/security/sealed-column.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { IndividualEnrollment } from './individual-enrollment.table.ts';
import { IndividualMember } from './individual-member.table.ts';

export type BackgroundColumns = Omit<IndividualMember, 'member'>;

/** What is stored of a household's enrollment besides its people's details. Each query takes a quote found for the user. */
@Injectable()
export class IndividualEnrollmentsRepository {
  private readonly logger = new Logger('IndividualEnrollments');

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly encryption: FieldEncryption,
  ) {}

  /** null while nothing is answered. */
  findAnswers(
    { id: quoteId }: IndividualQuote,
    tx: EntityManager = this.database.manager,
  ): Promise<IndividualEnrollment | null> {
    return tx.findOneBy(IndividualEnrollment, { quoteId });
  }

  /** Sealed in their row. Answers that cannot be decrypted were damaged or belong to another household: they are asked again. */
  healthOf({ id, healthSealed }: IndividualEnrollment): HealthAnswers {
    if (healthSealed === null) {
      return NO_HEALTH;
    }
    try {
      return { ...NO_HEALTH, ...(JSON.parse(this.encryption.open(healthSealed, healthContext(id))) as HealthAnswers) };
    } catch {
      this.logger.error(`The health answers of row ${id} do not open.`);
      return NO_HEALTH;
    }
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
    const healthSealed = sealHealth(this.encryption, row.id, health);
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

/** For the row with this id. */
export function sealHealth(encryption: FieldEncryption, rowId: number, answers: HealthAnswers): string | null {
  const isBlank = Object.values(answers).every((answer) => answer === null);
  return isBlank ? null : encryption.seal(JSON.stringify(answers), healthContext(rowId));
}

const healthContext = (rowId: number): string => sealContext('individual_enrollments.healthSealed', rowId);
