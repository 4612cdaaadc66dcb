import type { DataSource, EntityManager } from 'typeorm';
import { RULE_CATALOGUE, RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import { bumpCacheVersion } from '../database/cache-versions.ts';
import { BusinessRule, type NewBusinessRule } from './business-rule.entity.ts';

/** The first year of the product (spec 000 section 9). */
const FIRST_DAY = isoDate('2014-01-01');
const BATCH = 50;

/**
 * Adds the default of every catalogue key that has no row yet, so that each can be seen and changed on the
 * configuration screens. Runs at every start: a key that was ever changed is left alone, and processes that start
 * together take turns.
 *
 * @param today noted as the day of their creation
 * @returns how many were added
 */
export async function seedBusinessRules(database: DataSource, today: IsoDate): Promise<number> {
  if ((await missing(database.manager, today)).length === 0) {
    return 0;
  }
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'business-rules');
    const rows = await missing(tx, today);
    for (let first = 0; first < rows.length; first += BATCH) {
      await tx.insert(BusinessRule, rows.slice(first, first + BATCH));
    }
    return rows.length;
  });
}

async function missing(tx: EntityManager, today: IsoDate): Promise<NewBusinessRule[]> {
  const stored = await tx
    .createQueryBuilder(BusinessRule, 'rule')
    .select('DISTINCT rule.ruleKey', 'ruleKey')
    .getRawMany<{ ruleKey: string }>();
  const known = new Set(stored.map(({ ruleKey }) => ruleKey));
  return RULE_KEYS.filter((key) => !known.has(key)).map((key) => ({
    configSource: RULE_CATALOGUE[key].source,
    ruleKey: key,
    value: RULE_CATALOGUE[key].default,
    description: RULE_CATALOGUE[key].description,
    effectiveDate: FIRST_DAY,
    termDate: null,
    quoteEffectiveStartDate: null,
    quoteEffectiveEndDate: null,
    supersedesId: null,
    createdAt: new Date(`${today}T12:00:00Z`),
    createdBy: 'system',
  }));
}
