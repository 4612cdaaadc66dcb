import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import { AppError } from '../errors.ts';
import { User } from '../people/user.table.ts';
import { BusinessRule, type NewBusinessRule } from './business-rule.table.ts';

/** Maximum length of a history; older versions are in the audit trail. */
const VERSIONS_SHOWN = 100;

/** All queries on business rules. */
@Injectable()
export class BusinessRulesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The current versions, regardless of their dates, by key. */
  listCurrent(): Promise<BusinessRule[]> {
    return current(this.database.manager).getMany();
  }

  /** Every version ever written, replaced ones included. */
  listWritten(): Promise<BusinessRule[]> {
    return this.database.manager.find(BusinessRule, { order: { id: 'ASC' } });
  }

  /** The current versions of one key and source. */
  listCurrentOf(
    ruleKey: string,
    configSource: ConfigSource,
    tx: EntityManager = this.database.manager,
  ): Promise<BusinessRule[]> {
    return current(tx).andWhere({ ruleKey, configSource }).getMany();
  }

  /** @throws NOT_FOUND */
  async findVersion(id: number, tx: EntityManager = this.database.manager): Promise<BusinessRule> {
    const version = await tx.findOneBy(BusinessRule, { id });
    if (!version) {
      throw new AppError('NOT_FOUND', `Business rule ${id} was not found.`);
    }
    return version;
  }

  /** The rule with this id and all versions that it replaced or that replaced it, newest first: the last 100. */
  async listHistory(id: number): Promise<BusinessRule[]> {
    const { ruleKey, configSource } = await this.findVersion(id);
    const versions = await this.database.manager.findBy(BusinessRule, { ruleKey, configSource });
    return chainOf(id, versions)
      .sort((one, other) => other.id - one.id)
      .slice(0, VERSIONS_SHOWN);
  }

  /** The roles of each active account. */
  async listRolesOfActiveUsers(tx: EntityManager = this.database.manager): Promise<string[][]> {
    const users = await tx.find(User, { select: { id: true, roles: true }, where: { isActive: true } });
    return users.map(({ roles }) => roles);
  }

  async insert(version: NewBusinessRule, tx: EntityManager): Promise<BusinessRule> {
    return tx.save(BusinessRule, Object.assign(new BusinessRule(), version));
  }
}

const current = (tx: EntityManager): SelectQueryBuilder<BusinessRule> =>
  tx
    .createQueryBuilder(BusinessRule, 'rule')
    .where('NOT EXISTS (SELECT 1 FROM business_rules newer WHERE newer.supersedesId = rule.id)')
    .orderBy('rule.ruleKey')
    .addOrderBy('rule.effectiveDate')
    .addOrderBy('rule.id');

/** The versions linked to `id` by "replaces", in either direction. */
function chainOf(id: number, versions: readonly BusinessRule[]): BusinessRule[] {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const replacements = new Map(versions.map((version) => [version.supersedesId, version]));
  const chain: BusinessRule[] = [];
  for (let older = byId.get(id); older; older = byId.get(older.supersedesId ?? 0)) {
    chain.push(older);
  }
  for (let newer = replacements.get(id); newer; newer = replacements.get(newer.id)) {
    chain.push(newer);
  }
  return chain;
}
