import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In } from 'typeorm';
import { addRows } from '../database/add-rows.ts';
import { isSqlite } from '../database/is-sqlite.ts';
import { takeTurnOf } from '../database/turns.ts';
import { StoredDocument } from '../documents/stored-document.table.ts';
import { AppError } from '../errors.ts';
import { Agency } from '../people/agency.table.ts';
import { AgencyLogo, CARRIER_LOGO_ID, CarrierLogo } from './logo.table.ts';

/** Whose logo: the agency with this id, or the carrier. */
export type LogoOwner = number | 'carrier';

/** All queries on the logos of agencies and of the carrier. */
@Injectable()
export class LogosRepository {
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

  /** Null where there is none. */
  async find(owner: LogoOwner, tx: EntityManager = this.database.manager): Promise<StoredDocument | null> {
    if (owner === 'carrier') {
      const logo = await tx.findOne(CarrierLogo, { where: { id: CARRIER_LOGO_ID }, relations: { document: true } });
      return logo?.document ?? null;
    }
    return (await this.map([owner], tx)).get(owner) ?? null;
  }

  /** Returns the document of the previous one, which nothing names any longer. */
  async replace(tx: EntityManager, owner: LogoOwner, documentId: number | null): Promise<StoredDocument | null> {
    await waitForOthers(tx, owner);
    const previous = await this.find(owner, tx);
    const [entity, key] =
      owner === 'carrier'
        ? ([CarrierLogo, { id: CARRIER_LOGO_ID }] as const)
        : ([AgencyLogo, { agencyId: owner }] as const);
    await tx.delete(entity, key);
    if (documentId !== null) {
      await addRows(tx, entity, { ...key, documentId });
    }
    if (previous) {
      await tx.delete(StoredDocument, { id: previous.id });
    }
    return previous;
  }
}

/** Two uploads at once: the second replaces what the first has stored. */
async function waitForOthers(tx: EntityManager, owner: LogoOwner): Promise<void> {
  if (owner === 'carrier') {
    await takeTurnOf(tx, 'carrier-logo');
  } else {
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    await tx.findOneOrFail(Agency, { where: { id: owner }, ...lock });
  }
}
