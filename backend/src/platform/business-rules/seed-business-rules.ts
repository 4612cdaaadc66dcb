import type { DataSource, EntityManager } from 'typeorm';
import { isRuleKey, RULE_CATALOGUE, RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import { detroitMidnight } from '#shared/dates/detroit-time';
import { isoDate, type IsoDate } from '#shared/dates/iso-date';
import { addRows } from '../database/add-rows.ts';
import { bumpCacheVersion } from '../database/cache-versions.ts';
import { BusinessRule, type NewBusinessRule } from './business-rule.table.ts';

/** The first year of the product (spec 000 section 9). */
const FIRST_DAY = isoDate('2014-01-01');
const BATCH = 50;
const SYSTEM = 'system';

/**
 * Adds the default of every catalog key that has no row yet, so that each can be viewed and changed on the configuration screens. Runs at
 * every start: changed keys are left alone, and processes that start at the same time take turns.
 *
 * @param today its first moment becomes their creation time, which is never in the future
 * @returns how many were added
 */
export async function seedBusinessRules(database: DataSource, today: IsoDate): Promise<number> {
  await describeDefaults(database.manager);
  if ((await missing(database.manager, today)).length === 0) {
    return 0;
  }
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'business-rules');
    const rows = await missing(tx, today);
    for (let first = 0; first < rows.length; first += BATCH) {
      await addRows(tx, BusinessRule, rows.slice(first, first + BATCH));
    }
    return rows.length;
  });
}

/** Unchanged defaults get this release's description. */
async function describeDefaults(tx: EntityManager): Promise<void> {
  const defaults = await tx.findBy(BusinessRule, { createdBy: SYSTEM });
  for (const { id, ruleKey, description } of defaults) {
    if (isRuleKey(ruleKey) && RULE_CATALOGUE[ruleKey].description !== description) {
      await tx.update(BusinessRule, { id }, { description: RULE_CATALOGUE[ruleKey].description });
    }
  }
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
    createdAt: detroitMidnight(today),
    createdBy: SYSTEM,
  }));
}
