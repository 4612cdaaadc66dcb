import type { ConfigSource } from '#shared/business-rules/business-rule.record';
import { day, id, instant, int, loose, refersToItself, stored, text } from '../database/stored.ts';

/**
 * One version of a rule's value. Append-only: a change is a new row that names the one it replaces,
 * and a row is current while no other names it.
 */
export class BusinessRule extends stored(
  'business_rules',
  {
    id: id(),
    /** 0 = quote configuration, 1 = shop configuration. */
    configSource: int<ConfigSource>(),
    /** A key of the catalog (shared/business-rules). */
    ruleKey: text(80),
    /** In the form of `storedValue`. */
    value: loose(2000),
    description: loose(500),
    effectiveDate: day(),
    /** The last day; null = no end. */
    termDate: day().orNull(),
    /** First and last effective date of the quotes that it applies to; null = no limit. */
    quoteEffectiveStartDate: day().orNull(),
    quoteEffectiveEndDate: day().orNull(),
    /** The version that this one replaces. Unique: if two people replace one version, the second is refused. */
    supersedesId: refersToItself('RESTRICT').orNull().unique(),
    /** UTC. */
    createdAt: instant(),
    /** The name of who wrote it, as it was then; "system" for the defaults. */
    createdBy: loose(100),
  },
  { indexes: [['ruleKey', 'configSource']] },
) {}

/** The editable columns; the database fills in the rest. */
export type NewBusinessRule = Omit<BusinessRule, 'id' | 'supersedes'>;
