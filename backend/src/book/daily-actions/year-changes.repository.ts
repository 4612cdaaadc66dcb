import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BIRTHS_OF, CHANGE_KINDS, type ChangeKind } from '#shared/book-of-business/individuals/today/year-changes';
import { type IsoDate, isoDateOf } from '#shared/dates/iso-date';
import { HSA_TIERS } from '#shared/plans/hsa';
import { Plan } from '../../catalogue/plans/plan.table.ts';
import { preparedRows, rowsOf } from '../../platform/database/run-sql.ts';
import { joined, list, NOTHING, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import { c, m, MEMBERS } from './action-conditions.repository.ts';
import type { ActionPage } from './action-facts.ts';

export interface ChangeFacts {
  agentId: number;
  /** On whose January 1 it changes. */
  year: number;
}

export interface ChangeRow {
  contractNumber: string;
  firstName: string;
  lastName: string;
  phone: string;
  planName: string;
  memberFirstName: string | null;
  memberLastName: string | null;
  memberBirthDate: IsoDate | null;
}

const plan = table(Plan, 'plan');

const CONTRACT = {
  contractNumber: c.contractNumber,
  firstName: c.firstName,
  lastName: c.lastName,
  phone: c.phone,
  planName: c.medicalPlanName,
};
const OF_CONTRACT = selected<ChangeRow>({
  ...CONTRACT,
  ...{ memberFirstName: sql`NULL`, memberLastName: sql`NULL`, memberBirthDate: sql`NULL` },
});
const OF_MEMBER = selected<ChangeRow>({
  ...CONTRACT,
  ...{ memberFirstName: m.firstName, memberLastName: m.lastName, memberBirthDate: m.birthDate },
});

/** Contracts of the book of individuals that last into the year; one that ends with the year before is renewed by then, or is left. */
const lasting = ({ agentId, year }: ChangeFacts): Sql =>
  sql`${c.agentId} = ${agentId} AND ${c.isMedicare} = 0 AND ${c.isVoid} = 0 AND ${c.isActive} = 1
    AND (${c.terminationDate} IS NULL OR ${c.terminationDate} >= ${isoDateOf(year - 1, 12, 31)})`;

/** Where a kind is looked for, and how its page is ordered. */
function source(kind: ChangeKind, facts: ChangeFacts): { from: Sql; columns: Sql; order: Sql } {
  const births = BIRTHS_OF[kind]?.(facts.year);
  if (births) {
    const inPlan = kind === 'Catastrophic' ? sql`JOIN ${plan} ON ${plan.id} = ${m.bookPlanId}` : NOTHING;
    const which =
      kind === 'Catastrophic'
        ? sql`AND ${plan.metalTier} = 'Catastrophic'`
        : kind === 'Turning26'
          ? sql`AND ${m.relationshipCode} = 'Child'`
          : NOTHING;
    return {
      from: sql`${MEMBERS} ${inPlan} WHERE ${m.bookAgentId} = ${facts.agentId}
        AND ${m.birthDate} BETWEEN ${births.first} AND ${births.last} ${which} AND ${lasting(facts)}`,
      columns: OF_MEMBER,
      order: sql`${m.birthDate}, ${m.id}`,
    };
  }
  const from =
    kind === 'Hsa'
      ? sql`${c} JOIN ${plan} ON ${plan.id} = ${c.medicalPlanId} WHERE ${lasting(facts)} AND ${plan.metalTier} IN (${list(HSA_TIERS)})`
      : sql`${c} WHERE ${lasting(facts)} AND ${c.hasCredit} = 1`;
  return { from, columns: OF_CONTRACT, order: sql`${c.lastNameKey}, ${c.firstNameKey}, ${c.id}` };
}

/** The contracts of a book that the law of a year touches. */
@Injectable()
export class YearChangesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async count(facts: ChangeFacts): Promise<Readonly<Record<ChangeKind, number>>> {
    const columns = CHANGE_KINDS.map((kind) =>
      selected({ [kind]: sql`(SELECT COUNT(*) FROM ${source(kind, facts).from})` }),
    );
    const [row] = await rowsOf<Record<ChangeKind, number | string>>(
      this.database.manager,
      sql`SELECT ${joined(columns, ', ')}`,
    );
    return Object.fromEntries(CHANGE_KINDS.map((kind) => [kind, Number(row![kind])])) as Record<ChangeKind, number>;
  }

  list(kind: ChangeKind, facts: ChangeFacts, { first, count }: ActionPage): Promise<ChangeRow[]> {
    const { from, columns, order } = source(kind, facts);
    // As text because a prepared statement requires it for a limit.
    return preparedRows(
      this.database.manager,
      sql`SELECT ${columns} FROM ${from} ORDER BY ${order} LIMIT ${String(count)} OFFSET ${String(first)}`,
    );
  }
}
