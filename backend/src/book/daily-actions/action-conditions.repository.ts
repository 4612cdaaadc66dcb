import { NOTHING_UNPAID } from '#shared/book-of-business/individuals/contract-standing';
import {
  birthsOf26,
  birthsOf65,
  graceInDanger,
  type RenewalWindow,
} from '#shared/book-of-business/individuals/today/windows';
import { isoDateOf, yearOf } from '#shared/dates/iso-date';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { CallTopic } from '#shared/book-of-business/individuals/today/call-outcomes';
import { forced, joined, list, NOTHING, roundedList, type Sql, sql, table } from '../../platform/database/sql.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { QuoteAgent } from '../../quoting/quotes/quote-agent.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { ContractMember } from '../contracts/contract-member.table.ts';
import { Contract } from '../contracts/contract.table.ts';
import type { ActionFacts, LostDoctor } from './action-facts.ts';

export const c = table(Contract, 'c');
export const m = table(ContractMember, 'm');
export const household = table(IndividualDetails, 'household');
export const quote = table(Quote, 'quote');
export const assigned = table(QuoteAgent, 'assigned');
const next = table(Contract, 'next');

/** Of these nothing more comes. */
const OVER: readonly QuoteStatus[] = ['Expired', 'Rejected', 'Declined'];

/** Contracts of the agent's book of individuals: Medicare has rules of its own. */
export const shelved = ({ book }: ActionFacts): Sql =>
  sql`${c.agentId} = ${book.agentId} AND ${c.isMedicare} = 0 AND ${c.isVoid} = 0`;

/** As isContractActive has it. */
const active = ({ today }: ActionFacts): Sql =>
  sql`${c.isActive} = 1 AND (${c.terminationDate} IS NULL OR ${c.terminationDate} >= ${today})`;

/** Few, and known beforehand: looking for a call of each contract would read as much again as the contracts. */
function notCalled({ leftAlone }: ActionFacts, topic: CallTopic): Sql {
  const ids = leftAlone[topic] ?? [];
  return ids.length === 0 ? NOTHING : sql`AND ${c.id} NOT IN (${roundedList(ids)})`;
}

export const pastDue = (facts: ActionFacts): Sql =>
  sql`${shelved(facts)} AND ${c.unpaidSince} < ${facts.today} AND ${c.graceFrom} < ${NOTHING_UNPAID} AND ${active(facts)}
    ${notCalled(facts, 'PastDue')}`;

/** Of those that are past due. */
export function atRisk(facts: ActionFacts): Sql {
  const { after, last } = graceInDanger(facts.today, facts.rules);
  return sql`${pastDue(facts)} AND ${c.hasCredit} = 1 AND ${c.graceFrom} > ${after} AND ${c.graceFrom} <= ${last}`;
}

/** Contracts of the year before the one that they are renewed for, which last to its end. */
const renewable = (facts: ActionFacts, { begins, lastDayBefore }: RenewalWindow): Sql =>
  sql`${active(facts)} AND ${c.effectiveDate} < ${begins}
    AND (${c.terminationDate} IS NULL OR ${c.terminationDate} >= ${lastDayBefore})`;

/**
 * Neither a quote that renews it, nor a contract of the same person in that year, which it has become. Counts instead of EXISTS, and the
 * household by its contract: MariaDB would read all quotes and contracts first, because most households have no contract.
 */
const notRenewed = ({ begins }: RenewalWindow): Sql =>
  sql`(SELECT COUNT(*) FROM ${household} ${forced(IndividualDetails, 'contractId')}
      WHERE ${household.contractId} = ${c.contractNumber}
        AND (SELECT COUNT(*) FROM ${quote} WHERE ${quote.id} = ${household.quoteId} AND ${quote.quoteType} = 'IndividualRenewal'
          AND ${quote.isDeleted} = 0 AND ${quote.effectiveDate} >= ${begins} AND ${quote.status} NOT IN (${list(OVER)})) = 1) = 0
    AND (SELECT COUNT(*) FROM ${next} WHERE ${next.agentId} = ${c.agentId} AND ${next.isMedicare} = 0
      AND ${next.isVoid} = 0 AND ${next.lastNameKey} = ${c.lastNameKey} AND ${next.firstNameKey} = ${c.firstNameKey}
      AND ${next.birthDate} = ${c.birthDate} AND ${next.effectiveDate} >= ${begins}) = 0`;

/** 1 = 0 outside the window. */
export const renewalOpen = (facts: ActionFacts): Sql =>
  facts.window
    ? sql`${renewable(facts, facts.window)} AND ${notRenewed(facts.window)} ${notCalled(facts, 'RenewalOpen')}`
    : sql`1 = 0`;

/** Children of contracts that last to the end of the plan year. */
export function turning26(facts: ActionFacts): Sql {
  const year = yearOf(facts.today);
  const { first, last } = birthsOf26(year);
  const endOfYear = isoDateOf(year, 12, 31);
  return sql`${m.bookAgentId} = ${facts.book.agentId} AND ${m.birthDate} BETWEEN ${first} AND ${last}
    AND ${m.relationshipCode} = 'Child' AND ${active(facts)} AND ${c.effectiveDate} <= ${endOfYear}
    AND (${c.terminationDate} IS NULL OR ${c.terminationDate} >= ${endOfYear}) ${notCalled(facts, 'Turning26')}`;
}

export function turning65(facts: ActionFacts): Sql {
  const { first, last } = birthsOf65(facts.today);
  return sql`${m.bookAgentId} = ${facts.book.agentId} AND ${m.birthDate} BETWEEN ${first} AND ${last} AND ${active(facts)}
    ${notCalled(facts, 'Turning65')}`;
}

export const withLostDoctor = (facts: ActionFacts, doctors: readonly LostDoctor[]): Sql =>
  doctors.length === 0
    ? sql`1 = 0`
    : sql`${m.bookAgentId} = ${facts.book.agentId} AND (${joined(doctors.map(patientsOf), ' OR ')}) AND ${active(facts)}
        ${notCalled(facts, 'DoctorUnavailable')}`;

const patientsOf = ({ npi, planId, isExistingPatient }: LostDoctor): Sql =>
  sql`(${m.primaryCareProviderId} = ${npi} AND ${planId === null ? sql`${m.bookPlanId} IS NULL` : sql`${m.bookPlanId} = ${planId}`}
    AND ${m.primaryCareProviderExistingPatient} = ${Number(isExistingPatient)})`;

/** Quotes of special enrollments in which plans can still be selected. The earliest date of all events is the range of the index. */
export function specialEnding({ book, events: { usual, others } }: ActionFacts): Sql {
  const earliest = others.reduce((day, { first }) => (first < day ? first : day), usual);
  const cases = others.map(
    ({ reason, answer, isAtMarketplace, first }) => sql`WHEN ${household.qualifyingEvent} = ${reason}
      AND ${household.isFfm} = ${Number(isAtMarketplace)}
      AND ${answer === null ? sql`${household.eventAnswer} IS NULL` : sql`${household.eventAnswer} = ${answer}`} THEN ${first}`,
  );
  return sql`${assigned.agentId} = ${book.agentId} AND ${assigned.eventDate} >= ${earliest}
    AND ${assigned.eventDate} >= CASE ${joined(cases, ' ')} ELSE ${usual} END
    AND ${quote.isDeleted} = 0 AND ${quote.status} IN (${list(CAN_EXPIRE_INDIVIDUAL)})`;
}

export const MEMBERS = sql`${m} JOIN ${c} ON ${c.id} = ${m.contractId}`;
export const SPECIAL_QUOTES = sql`${assigned} JOIN ${quote} ON ${quote.id} = ${assigned.quoteId}
  JOIN ${household} ON ${household.quoteId} = ${quote.id}`;
