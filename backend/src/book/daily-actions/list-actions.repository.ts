import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { ActionKind } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { graceUntil } from '#shared/book-of-business/individuals/today/windows';
import type { IsoDate } from '#shared/dates/iso-date';
import type { EventAnswer } from '#shared/eligibility/event-questions';
import type { QualifyingEvent } from '#shared/eligibility/qualifying-events';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { preparedRows, rowsOf } from '../../platform/database/run-sql.ts';
import { forced, joined, roundedList, selected, sql, type Sql, table } from '../../platform/database/sql.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { Contract } from '../contracts/contract.table.ts';
import {
  assigned,
  atRisk,
  c,
  household,
  m,
  MEMBERS,
  pastDue,
  quote,
  renewalOpen,
  shelved,
  SPECIAL_QUOTES,
  specialEnding,
  turning26,
  turning65,
  withLostDoctor,
} from './action-conditions.repository.ts';
import type { ActionCounts, ActionFacts, ActionPage } from './action-facts.ts';

/** As the databases answer: flags are 0 or 1. */
export interface ContractRow {
  id: number;
  contractNumber: string;
  firstName: string;
  lastName: string;
  phone: string;
  amountDueCents: number | null;
  suspenseCents: number | null;
  latestAptcCents: number | null;
  csrLevelDescription: string;
  hasCredit: number | boolean;
  graceFrom: IsoDate;
}

export interface MemberRow extends ContractRow {
  memberFirstName: string;
  memberLastName: string;
  memberBirthDate: IsoDate;
  npi: string | null;
  planId: number | null;
  isExistingPatient: number | boolean;
  doctorName: string | null;
}

export interface SpecialRow {
  quoteId: number;
  status: QuoteStatus;
  isFfm: number | boolean;
  event: QualifyingEvent | null;
  eventAnswer: EventAnswer | null;
  eventDate: IsoDate;
  firstName: string;
  lastName: string;
  phone: string | null;
}

const applicant = table(CensusMember, 'applicant');

const CONTRACT = {
  id: c.id,
  contractNumber: c.contractNumber,
  firstName: c.firstName,
  lastName: c.lastName,
  phone: c.phone,
  amountDueCents: c.amountDueCents,
  suspenseCents: c.suspenseCents,
  latestAptcCents: c.latestAptcCents,
  csrLevelDescription: c.csrLevelDescription,
  hasCredit: c.hasCredit,
  graceFrom: c.graceFrom,
};
const MEMBER = selected<MemberRow>({
  ...CONTRACT,
  memberFirstName: m.firstName,
  memberLastName: m.lastName,
  memberBirthDate: m.birthDate,
  npi: m.primaryCareProviderId,
  planId: m.bookPlanId,
  isExistingPatient: m.primaryCareProviderExistingPatient,
  doctorName: m.primaryCareProviderName,
});
const SPECIAL = selected<SpecialRow>({
  quoteId: quote.id,
  status: quote.status,
  isFfm: household.isFfm,
  event: household.qualifyingEvent,
  eventAnswer: household.eventAnswer,
  eventDate: assigned.eventDate,
  firstName: household.subscriberFirstName,
  lastName: household.subscriberLastName,
  phone: applicant.homeNumber,
});
const contracts = selected<ContractRow>(CONTRACT);

const BY_GRACE = forced(Contract, 'agentId', 'isMedicare', 'isVoid', 'hasCredit', 'graceFrom');
const BY_NAME = forced(Contract, 'agentId', 'isMedicare', 'isVoid', 'lastNameKey', 'firstNameKey');

// As text because a prepared statement requires it for a limit.
const limit = ({ first, count }: ActionPage): Sql => sql`LIMIT ${String(count)} OFFSET ${String(first)}`;

/** One page of each kind, in the order of an index, from which only the page is read. */
@Injectable()
export class ListActionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By the end of grace: those with and without a tax credit are merged. */
  async listPastDue(facts: ActionFacts, { first, count }: ActionPage): Promise<ContractRow[]> {
    const reach = { first: 0, count: first + count };
    const branches = [0, 1].map(
      (hasCredit) => sql`SELECT * FROM (SELECT ${c.id}, ${c.hasCredit}, ${c.graceFrom} FROM ${c} ${BY_GRACE}
        WHERE ${pastDue(facts)} AND ${c.hasCredit} = ${hasCredit} ORDER BY ${c.graceFrom}, ${c.id} ${limit(reach)}) branch`,
    );
    const found = await preparedRows<Pick<ContractRow, 'id' | 'hasCredit' | 'graceFrom'>>(
      this.database.manager,
      joined(branches, ' UNION ALL '),
    );
    const ends = new Map(
      found.map(({ id, hasCredit, graceFrom }) => [id, graceUntil(graceFrom, Boolean(hasCredit), facts.rules)]),
    );
    const ids = [...ends.entries()]
      .sort(([one, ends1], [other, ends2]) => (ends1 < ends2 ? -1 : ends1 > ends2 ? 1 : one - other))
      .slice(first, first + count)
      .map(([id]) => id);
    const rows =
      ids.length === 0
        ? []
        : await preparedRows<ContractRow>(
            this.database.manager,
            sql`SELECT ${contracts} FROM ${c} WHERE ${c.id} IN (${roundedList(ids)})`,
          );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** By the end of grace. */
  listAtRisk(facts: ActionFacts, page: ActionPage): Promise<ContractRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${contracts} FROM ${c} ${BY_GRACE} WHERE ${atRisk(facts)} ORDER BY ${c.graceFrom}, ${c.id} ${limit(page)}`,
    );
  }

  /** By name: all have the same deadline. */
  listRenewals(facts: ActionFacts, page: ActionPage): Promise<ContractRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${contracts} FROM ${c} ${BY_NAME} WHERE ${shelved(facts)} AND ${renewalOpen(facts)}
        ORDER BY ${c.lastNameKey}, ${c.firstNameKey}, ${c.id} ${limit(page)}`,
    );
  }

  /** By birthday. */
  listBirthdays(
    kind: Extract<ActionKind, 'Turning26' | 'Turning65'>,
    facts: ActionFacts,
    page: ActionPage,
  ): Promise<MemberRow[]> {
    const condition = kind === 'Turning26' ? turning26(facts) : turning65(facts);
    return preparedRows(
      this.database.manager,
      sql`SELECT ${MEMBER} FROM ${MEMBERS} WHERE ${condition} ORDER BY ${m.birthDate}, ${m.id} ${limit(page)}`,
    );
  }

  /** By doctor. Only the doctors of the page are looked for. */
  async listPatients(
    facts: ActionFacts,
    doctors: ActionCounts['doctors'],
    { first, count }: ActionPage,
  ): Promise<MemberRow[]> {
    let before = 0;
    let skipped = 0;
    const wanted = doctors.filter(({ members }) => {
      const start = before;
      before += members;
      skipped += before <= first ? members : 0;
      return before > first && start < first + count;
    });
    // Lists of doctors have too many texts for a prepared statement.
    return rowsOf(
      this.database.manager,
      sql`SELECT ${MEMBER} FROM ${MEMBERS} WHERE ${withLostDoctor(facts, wanted)}
        ORDER BY ${m.primaryCareProviderId}, ${m.bookPlanId}, ${m.primaryCareProviderExistingPatient}, ${m.id}
        LIMIT ${count} OFFSET ${first - skipped}`,
    );
  }

  /** By the last day on which plans can be selected. */
  listSpecial(facts: ActionFacts, page: ActionPage): Promise<SpecialRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${SPECIAL} FROM ${SPECIAL_QUOTES} LEFT JOIN ${applicant} ON ${applicant.quoteId} = ${quote.id}
          AND ${applicant.relationship} = 'Self'
        WHERE ${specialEnding(facts)} ORDER BY ${assigned.eventDate}, ${assigned.quoteId} ${limit(page)}`,
    );
  }
}
