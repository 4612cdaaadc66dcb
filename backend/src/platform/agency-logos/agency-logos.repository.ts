import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { isSqlite } from '../database/is-sqlite.ts';
import { StoredDocument } from '../documents/stored-document.entity.ts';
import { AppError } from '../errors.ts';
import { Agency } from '../people/agency.entity.ts';
import { AgencyLogo } from './agency-logo.entity.ts';

/** All queries on the logos of agencies. */
@Injectable()
export class AgencyLogosRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @throws NOT_FOUND */
  async findAgency(id: number): Promise<Agency> {
    const agency = await this.database.manager.findOneBy(Agency, { id });
    if (!agency) {
      throw new AppError('NOT_FOUND', `Agency ${id} was not found.`);
    }
    return agency;
  }

  /** The logos of those agencies that have one, by agency. */
  async map(
    agencyIds: readonly number[],
    tx: EntityManager = this.database.manager,
  ): Promise<Map<number, StoredDocument>> {
    const logos = await tx.find(AgencyLogo, {
      where: { agencyId: In([...agencyIds]) },
      relations: { document: true },
    });
    return new Map(logos.map(({ agencyId, document }) => [agencyId, document!]));
  }

  /** Returns the document of the previous one, which nothing names any longer. */
  async replace(tx: EntityManager, agencyId: number, documentId: number | null): Promise<StoredDocument | null> {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    await tx.findOneOrFail(Agency, { where: { id: agencyId }, ...lock });
    const previous = (await this.map([agencyId], tx)).get(agencyId) ?? null;
    await tx.delete(AgencyLogo, { agencyId });
    if (documentId !== null) {
      await tx.insert(AgencyLogo, { agencyId, documentId });
    }
    if (previous) {
      await tx.delete(StoredDocument, { id: previous.id });
    }
    return previous;
  }
}
