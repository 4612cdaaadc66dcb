import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import type { AgenciesFilter } from '#shared/contract/people';
import { Agency } from '../../../platform/people/agency.entity.ts';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { AppError } from '../../../platform/errors.ts';
import { startingWith, wordStartingWith } from '../starting-with.ts';

/** An agency, the one above it, and how much hangs on it. */
export interface ListedAgency {
  agency: Agency;
  generalAgencyName: string | null;
  agentCount: number;
  agencyCount: number;
}

export interface AgenciesPage {
  filter: AgenciesFilter;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

/** The queries on agencies. */
@Injectable()
export class AgenciesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async listPage({
    filter,
    direction,
    first,
    count,
  }: AgenciesPage): Promise<{ agencies: ListedAgency[]; total: number }> {
    const [agencies, total] = await this.narrowed(filter)
      .orderBy('agency.name', direction)
      .addOrderBy('agency.id', direction)
      .offset(first)
      .limit(count)
      .getManyAndCount();
    return { agencies: await this.withSurroundings(agencies), total };
  }

  /** The next ones by name; names are unique. */
  async listAfter(filter: AgenciesFilter, name: string, count: number): Promise<ListedAgency[]> {
    const agencies = await this.narrowed(filter)
      .andWhere('agency.name > :name', { name })
      .orderBy('agency.name')
      .limit(count)
      .getMany();
    return this.withSurroundings(agencies);
  }

  /** @throws NOT_FOUND */
  async findListed(id: number): Promise<ListedAgency> {
    const agency = await this.database.manager.findOneBy(Agency, { id });
    const [listed] = await this.withSurroundings(agency ? [agency] : []);
    return listed ?? notFound(id);
  }

  /** @throws NOT_FOUND */
  async find(id: number, tx: EntityManager): Promise<Agency> {
    return (await tx.findOneBy(Agency, { id })) ?? notFound(id);
  }

  /** Whether another agency has this name, whatever the case. */
  isNameTaken(name: string, exceptId: number | null, tx: EntityManager): Promise<boolean> {
    return tx
      .createQueryBuilder(Agency, 'agency')
      .where('LOWER(agency.name) = LOWER(:name) AND agency.id <> :exceptId', { name, exceptId: exceptId ?? 0 })
      .getExists();
  }

  /** The general agency of each agency that has one. */
  async mapAbove(tx: EntityManager): Promise<Map<number, number>> {
    const under = await tx.findBy(Agency, { generalAgencyId: Not(IsNull()) });
    return new Map(under.map(({ id, generalAgencyId }) => [id, generalAgencyId!]));
  }

  private narrowed({ q, IsActive, GeneralAgencyId, id }: AgenciesFilter): SelectQueryBuilder<Agency> {
    const found = this.database.createQueryBuilder(Agency, 'agency').where('1 = 1');
    if (q?.trim()) {
      const words = { text: startingWith(q), word: wordStartingWith(q) };
      found.andWhere(`(agency.name LIKE :text ESCAPE '!' OR agency.name LIKE :word ESCAPE '!')`, words);
    }
    if (IsActive !== undefined) {
      found.andWhere('agency.isActive = :IsActive', { IsActive });
    }
    if (GeneralAgencyId) {
      found.andWhere('agency.generalAgencyId = :GeneralAgencyId', { GeneralAgencyId });
    }
    if (id) {
      found.andWhere('agency.id IN (:...ids)', { ids: [0, ...id] });
    }
    return found;
  }

  private async withSurroundings(agencies: readonly Agency[]): Promise<ListedAgency[]> {
    const ids = agencies.map(({ id }) => id);
    const above = In(agencies.map(({ generalAgencyId }) => generalAgencyId ?? 0));
    const generals = await this.database.manager.findBy(Agency, { id: above });
    const agents = await this.counts(Agent, 'agencyId', ids);
    const under = await this.counts(Agency, 'generalAgencyId', ids);
    return agencies.map((agency) => ({
      agency,
      generalAgencyName: generals.find(({ id }) => id === agency.generalAgencyId)?.name ?? null,
      agentCount: agents.get(agency.id) ?? 0,
      agencyCount: under.get(agency.id) ?? 0,
    }));
  }

  private async counts(
    entity: typeof Agent | typeof Agency,
    column: 'agencyId' | 'generalAgencyId',
    ids: readonly number[],
  ): Promise<Map<number, number>> {
    const rows = await this.database
      .createQueryBuilder()
      .select(`each.${column}`, 'agencyId')
      .addSelect('COUNT(*)', 'count')
      .from(entity, 'each')
      .where(`each.${column} IN (:...ids)`, { ids: [0, ...ids] })
      .groupBy(`each.${column}`)
      .getRawMany<{ agencyId: number; count: number | string }>();
    return new Map(rows.map(({ agencyId, count }) => [agencyId, Number(count)]));
  }
}

function notFound(id: number): never {
  throw new AppError('NOT_FOUND', `Agency ${id} was not found.`);
}
