import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull, Not, type SelectQueryBuilder } from 'typeorm';
import { type AgenciesFilter, AGENCY, AGENCY_ORDERS, AGENCY_ROW, type AgencyRow } from '#shared/people/agency.record';
import { wireOf } from '#shared/records/rows';
import { AppError } from '../../platform/errors.ts';
import { areIds, isFlag, isId, isText } from '../../platform/http/list-filter.ts';
import { csvColumns } from '../../platform/http/list-rows.ts';
import { type Asked, type FiledList, inSteps, type PageQuery } from '../../platform/http/lists.ts';
import { LogosRepository } from '../../platform/logos/logos.repository.ts';
import { Agency } from '../../platform/people/agency.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { startingWith, wordStartingWith } from './people-changes.ts';

/** Agencies, for super users. */
@Injectable()
export class AgenciesRepository implements FiledList<AgenciesFilter, 'Name', AgencyRow> {
  readonly rows = 'agencies';
  readonly filters = { q: isText, IsActive: isFlag, GeneralAgencyId: isId, id: areIds };
  readonly orders = AGENCY_ORDERS;
  readonly columns = csvColumns(AGENCY_ROW, [
    ['Name', 'Agency'],
    'GeneralAgencyName',
    'AgentCount',
    'AgencyCount',
    'IsActive',
  ]);

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly logos: LogosRepository,
  ) {}

  async listPage(page: PageQuery<AgenciesFilter, 'Name'>): Promise<{ rows: AgencyRow[]; total: number }> {
    const [agencies, total] = await this.narrowed(page.filter)
      .orderBy('agency.name', page.direction)
      .addOrderBy('agency.id', page.direction)
      .offset(page.first)
      .limit(page.count)
      .getManyAndCount();
    return { rows: await this.withRelated(agencies), total };
  }

  listAll({ filter }: Asked<AgenciesFilter, 'Name'>): AsyncIterable<AgencyRow[]> {
    return inSteps((after, count) => this.listAfter(filter, after, count));
  }

  private async listAfter(filter: AgenciesFilter, after: AgencyRow | null, count: number): Promise<AgencyRow[]> {
    const agencies = await this.narrowed(filter)
      .andWhere('agency.name > :name', { name: after?.Name ?? '' })
      .orderBy('agency.name')
      .limit(count)
      .getMany();
    return this.withRelated(agencies);
  }

  /** @throws NOT_FOUND */
  async row(id: number): Promise<AgencyRow> {
    const agency = await this.database.manager.findOneBy(Agency, { id });
    const [listed] = await this.withRelated(agency ? [agency] : []);
    return listed ?? notFound(id);
  }

  /** @throws NOT_FOUND */
  async find(id: number, tx: EntityManager): Promise<Agency> {
    return (await tx.findOneBy(Agency, { id })) ?? notFound(id);
  }

  /** Whether another agency has this name, case-insensitively. */
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

  private async withRelated(agencies: readonly Agency[]): Promise<AgencyRow[]> {
    const ids = agencies.map(({ id }) => id);
    const above = In(agencies.map(({ generalAgencyId }) => generalAgencyId ?? 0));
    const generals = await this.database.manager.findBy(Agency, { id: above });
    const agents = await this.counts(Agent, 'agencyId', ids);
    const under = await this.counts(Agency, 'generalAgencyId', ids);
    const logos = await this.logos.map(ids);
    return agencies.map((agency) => ({
      Id: agency.id,
      Version: agency.version,
      ...wireOf(AGENCY, agency),
      GeneralAgencyName: generals.find(({ id }) => id === agency.generalAgencyId)?.name ?? null,
      AgentCount: agents.get(agency.id) ?? 0,
      AgencyCount: under.get(agency.id) ?? 0,
      HasLogo: logos.has(agency.id),
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
