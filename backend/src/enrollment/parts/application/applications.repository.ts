import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Subgroup } from '#shared/enrollment/application.record';
import { parseTaxId } from '#shared/formats/tax-id';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { Application } from './application.entity.ts';
import { deleteFound } from '../../../platform/database/delete-found.ts';
import { StoredSubgroup } from './stored-subgroup.entity.ts';

/** The application of another quote of the same group, with that quote. */
export interface EarlierApplication {
  application: Application;
  quote: { id: number; name: string; status: QuoteStatus };
}

/** All queries on applications. Callers have found the quote for their user first: only its id comes in here. */
@Injectable()
export class ApplicationsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** null while nothing has been saved. */
  find(quoteId: number, tx: EntityManager = this.database.manager): Promise<Application | null> {
    return tx.findOneBy(Application, { quoteId });
  }

  /** The one saved last of the group's other quotes that are not deleted. */
  async findEarlier(quote: GroupQuote, tx: EntityManager = this.database.manager): Promise<EarlierApplication | null> {
    const application = await tx
      .createQueryBuilder(Application, 'application')
      .innerJoinAndSelect('application.quote', 'quote')
      .where('quote.groupId = :groupId AND quote.id <> :id', { groupId: quote.groupId, id: quote.id })
      .andWhere('quote.isDeleted = :deleted', { deleted: false })
      .orderBy('application.savedAt', 'DESC')
      .addOrderBy('application.id', 'DESC')
      .getOne();
    return application?.quote ? { application, quote: application.quote } : null;
  }

  /** The employers of an application become these. */
  async replaceSubgroups(tx: EntityManager, applicationId: number, subgroups: readonly Subgroup[]): Promise<void> {
    await deleteFound(tx, 'subgroups', 'applicationId', [applicationId]);
    await tx.insert(
      StoredSubgroup,
      subgroups.map(({ SubGroupId, GroupName, TaxId, GroupStatus }) => ({
        applicationId,
        subGroupId: SubGroupId,
        name: GroupName,
        taxId: parseTaxId(TaxId),
        status: GroupStatus,
      })),
    );
  }

  /**
   * Which of these tax ids another group is enrolled under on that day: a group that the insurer has numbered, or an active employer of
   * the approved application that is the newest of its group. Groups that have ended do not count.
   */
  async listTakenTaxIds(
    taxIds: readonly string[],
    { groupId, today }: { groupId: number; today: IsoDate },
    tx: EntityManager = this.database.manager,
  ): Promise<string[]> {
    if (taxIds.length === 0) {
      return [];
    }
    const marks = taxIds.map(() => '?').join(',');
    const rows: { taxId: string }[] = await tx.query(
      `SELECT g.taxId FROM \`groups\` g
       WHERE g.taxId IN (${marks}) AND g.id <> ? AND g.groupEnterpriseId IS NOT NULL AND ${NOT_ENDED}
       UNION
       SELECT s.taxId FROM subgroups s
         JOIN applications a ON a.id = s.applicationId
         JOIN quotes q ON q.id = a.quoteId
         JOIN \`groups\` g ON g.id = q.groupId
       WHERE s.taxId IN (${marks}) AND g.id <> ? AND s.status IN ('Active', 'New') AND ${NOT_ENDED}
         AND q.status = 'Approved' AND q.isDeleted = 0
         AND NOT EXISTS (SELECT 1 FROM quotes newer WHERE newer.groupId = q.groupId AND newer.status = 'Approved'
           AND newer.isDeleted = 0 AND newer.effectiveDate > q.effectiveDate)`,
      [...taxIds, groupId, today, ...taxIds, groupId, today],
    );
    return rows.map(({ taxId }) => taxId);
  }
}

const NOT_ENDED = '(g.termDate IS NULL OR g.termDate > ?)';
