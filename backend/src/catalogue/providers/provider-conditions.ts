import type { AgesServed } from '#shared/providers/specialties';
import type { Plan } from '../plans/plan.entity.ts';
import { EVERY_YEAR } from './provider-plan.entity.ts';

/** Letters that no name goes beyond: the end of "begins with" in an index. */
const LAST_LETTERS = 'z'.repeat(20);

export interface ProviderCriteria {
  /** How the names begin, as nameSearchKey writes them; '' = any. */
  lastName: string;
  firstName: string;
  /** Only those who accept new patients. */
  acceptingOnly: boolean;
  /** Youngest and oldest of those who will see the provider; null = not known. */
  ages: AgesServed | null;
  /** Medical plans whose networks the provider must be in, all of them. */
  plans: readonly PlanNetwork[];
}

export type PlanNetwork = Pick<Plan, 'hiosPlanId' | 'networkType' | 'businessYear'>;

export interface SqlCondition {
  sql: string;
  values: (string | number)[];
}

/** What the criteria ask of a primary care provider `p`; all must hold. */
export function providerConditions({
  lastName,
  firstName,
  acceptingOnly,
  ages,
  plans,
}: ProviderCriteria): SqlCondition {
  const all: SqlCondition[] = [{ sql: 'p.isPcp = 1', values: [] }];
  all.push(...beginsWith('p.lastNameSearch', lastName), ...beginsWith('p.firstNameSearch', firstName));
  if (acceptingOnly) {
    all.push({ sql: 'p.acceptsNewPatients = 1', values: [] });
  }
  if (ages) {
    all.push({ sql: 'p.youngestAge <= ? AND p.oldestAge >= ?', values: [ages.youngest, ages.oldest] });
  }
  all.push(...plans.map(inNetworkOf));
  return { sql: all.map(({ sql }) => sql).join(' AND '), values: all.flatMap(({ values }) => values) };
}

/** Keys have letters, digits and spaces only, so that nothing in them means anything to the database. */
const beginsWith = (column: string, key: string): SqlCondition[] =>
  key === '' ? [] : [{ sql: `${column} BETWEEN ? AND ?`, values: [key, key + LAST_LETTERS] }];

const inNetworkOf = (plan: PlanNetwork): SqlCondition => {
  const names = networkNames(plan);
  return {
    sql: `EXISTS (SELECT 1 FROM provider_plans n WHERE n.providerId = p.id
      AND n.network IN (${names.map(() => '?').join(',')}) AND n.businessYear IN (?, ?))`,
    values: [...names, EVERY_YEAR, plan.businessYear],
  };
};

/** What a provider of the plan is listed under. */
export const networkNames = ({ hiosPlanId, networkType }: PlanNetwork): string[] =>
  networkType === null ? [hiosPlanId] : [hiosPlanId, networkType];
