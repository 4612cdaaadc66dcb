import type { AgesServed } from '#shared/providers/specialties';
import { joined, list, type Sql, sql, table } from '../../platform/database/sql.ts';
import type { Plan } from '../plans/plan.table.ts';
import { EVERY_YEAR } from './provider-plan.table.ts';
import { ProviderPlan } from './provider-plan.table.ts';
import { Provider } from './provider.table.ts';

/** Sorts after every name: the upper bound of a prefix search in an index. */
const LAST_LETTERS = 'z'.repeat(20);

export interface ProviderCriteria {
  /** Name prefixes in the form of nameSearchKey; '' = any. */
  lastName: string;
  firstName: string;
  /** Only those who accept new patients. */
  acceptingOnly: boolean;
  /** Ages of the youngest and the oldest patient; null = unknown. */
  ages: AgesServed | null;
  /** Medical plans; the provider must be in the networks of all of them. */
  plans: readonly PlanNetwork[];
}

export type PlanNetwork = Pick<Plan, 'hiosPlanId' | 'networkType' | 'businessYear'>;

const p = table(Provider, 'p');
const n = table(ProviderPlan, 'n');

/** Conditions on a primary care provider `p`; all must hold. */
export function providerConditions({ lastName, firstName, acceptingOnly, ages, plans }: ProviderCriteria): Sql {
  const all = [
    sql`${p.isPcp} = 1`,
    ...beginsWith(p.lastNameSearch, lastName),
    ...beginsWith(p.firstNameSearch, firstName),
    ...(acceptingOnly ? [sql`${p.acceptsNewPatients} = 1`] : []),
    ...(ages ? [sql`${p.youngestAge} <= ${ages.youngest} AND ${p.oldestAge} >= ${ages.oldest}`] : []),
    ...plans.map(inNetworkOf),
  ];
  return joined(all, ' AND ');
}

/** Search keys contain only letters, digits and spaces, so no character is special to the database. */
const beginsWith = (column: Sql, key: string): Sql[] =>
  key === '' ? [] : [sql`${column} BETWEEN ${key} AND ${key + LAST_LETTERS}`];

const inNetworkOf = (plan: PlanNetwork): Sql =>
  sql`EXISTS (SELECT 1 FROM ${n} WHERE ${n.providerId} = ${p.id}
    AND ${n.network} IN (${list(networkNames(plan))}) AND ${n.businessYear} IN (${EVERY_YEAR}, ${plan.businessYear}))`;

/** The plan's ids in the directory. */
export const networkNames = ({ hiosPlanId, networkType }: PlanNetwork): string[] =>
  networkType === null ? [hiosPlanId] : [hiosPlanId, networkType];
