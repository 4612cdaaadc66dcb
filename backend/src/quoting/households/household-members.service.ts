import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { DUPLICATE_SSN } from '#shared/census/census-problems';
import { tobaccoAskedAgain } from '#shared/contract-renewals/driver-words';
import { isMaskedSsn, MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import {
  type HouseholdFacts,
  isTobaccoAsked,
  isTobaccoOpen,
  tobaccoUnanswered,
} from '#shared/individuals/household-members';
import type { IndividualHouseholdResponse } from '#shared/individuals/individual-quote.record';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { changedFields, type NewMember } from '../group-census/census-columns.ts';
import type { CensusMember } from '../group-census/census-member.table.ts';
import { CensusSsn } from '../group-census/census-ssn.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { Quotes, type IndividualQuote } from '../quotes/quotes.repository.ts';
import { RenewedContractsRepository } from './renewed-contracts.repository.ts';
import {
  filedApplicant,
  newMember,
  personColumns,
  type SentPerson,
  toHouseholdPerson,
  toHouseholdProblems,
} from './household-columns.ts';
import { HouseholdRules } from './household-rules.service.ts';

export const SENT_TWICE = 'This person is in the list twice.';

export interface HouseholdChange {
  /** Everyone who stays or is added. */
  sent: { Members: readonly SentPerson[]; RemovedIds: readonly number[] };
  /** As read, for update. */
  stored: readonly CensusMember[];
  /** People whose details outside the census change: their versions count up with them. */
  detailed: ReadonlySet<number>;
}

export interface WrittenHousehold {
  members: CensusMember[];
  /** The id of each person sent, in that order. */
  ids: number[];
  /** People whose census changed. */
  changedIds: ReadonlySet<number>;
  /** Names of what changed. */
  fields: string[];
}

type Problems = IndividualHouseholdResponse['Problems'];

const TOBACCO_FIELD = 'Tobacco';
const SOMEBODY = 'this person';

/**
 * The people of a household: written together, and what prevents them from being quoted. What a rule objects to is stored and answered, so
 * that nothing typed is lost.
 */
@Injectable()
export class HouseholdMembersService {
  constructor(
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly rules: HouseholdRules,
    private readonly renewed: RenewedContractsRepository,
  ) {}

  /** Of a quote found for update, after `assertCurrent`. The caller audits the change. @throws RULE_BROKEN when two people have one SSN */
  async write(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    change: HouseholdChange,
  ): Promise<WrittenHousehold> {
    const facts = this.rules.peopleFacts(user, quote.individual, quote.effectiveDate);
    const { rowKeys, ...changed } = await this.writeEach(tx, quote, change, facts);
    const members = await this.census.listOf(quote, tx);
    await this.quotes.noteHousehold(tx, quote, { ...filedApplicant(members) });
    const ids = rowKeys.map((key) => members.find(({ rowKey }) => rowKey === key)!.id);
    this.assertOwnSsns(members, ids);
    return { members, ids, ...changed };
  }

  /** @throws RULE_BROKEN, by field of the request, when two people have one SSN */
  private assertOwnSsns(members: readonly CensusMember[], ids: readonly number[]): void {
    const keys = ids.map((id) => this.ssn.keyOf(find(members, id)!));
    const repeated = keys.findIndex((key, at) => key !== null && keys.indexOf(key) < at);
    if (repeated >= 0) {
      throw new AppError('RULE_BROKEN', DUPLICATE_SSN, { [`Members.${repeated}.SSN`]: [DUPLICATE_SSN] });
    }
  }

  /** @throws STALE_VERSION when someone else added, changed or removed a person; INVALID_INPUT */
  assertCurrent({ Members, RemovedIds }: HouseholdChange['sent'], stored: readonly CensusMember[]): void {
    const named = new Set([...Members.map(({ Id }) => Id), ...RemovedIds]);
    const isUnknown = Members.some(({ Id, Version }) => Id > 0 && find(stored, Id)?.version !== Version);
    if (isUnknown || stored.some(({ id }) => !named.has(id))) {
      throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
    }
    const errors: FieldErrors = {};
    Members.forEach(({ Id, SSN }, at) => {
      const member = find(stored, Id);
      if (Id > 0 && Members.findIndex((other) => other.Id === Id) < at) {
        errors[`Members.${at}.Id`] = [SENT_TWICE];
      }
      if (isMaskedSsn(SSN ?? '') && (!member || this.ssn.mask(member) !== SSN)) {
        errors[`Members.${at}.SSN`] = [MASK_OF_ANOTHER_SSN];
      }
    });
    if (Object.keys(errors).length > 0) {
      throw new AppError('INVALID_INPUT', INVALID_INPUT, errors);
    }
  }

  /** Returns what changed, and the key of each person sent. */
  private async writeEach(
    tx: EntityManager,
    quote: IndividualQuote,
    { sent, stored, detailed }: HouseholdChange,
    facts: HouseholdFacts,
  ): Promise<Pick<WrittenHousehold, 'fields' | 'changedIds'> & { rowKeys: string[] }> {
    const kept = new Set(sent.Members.map(({ Id }) => Id));
    const removed = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const added: NewMember[] = [];
    const changed = new Set<string>();
    const changedIds = new Set<number>();
    const rowKeys: string[] = [];
    for (const request of sent.Members) {
      const member = find(stored, request.Id);
      if (member) {
        const fields = await this.update(tx, member, request, { facts, isDetailed: detailed.has(member.id) });
        fields.forEach((field) => changed.add(field));
        if (fields.length > 0) {
          changedIds.add(member.id);
        }
        rowKeys.push(member.rowKey);
      } else {
        const made = newMember(request, facts);
        added.push(made);
        rowKeys.push(made.rowKey);
      }
    }
    if (removed.length > 0) {
      await this.census.remove(tx, quote, removed);
    }
    if (added.length > 0) {
      await this.census.insertAll(tx, quote, added);
    }
    const fields = [...changed, ...(removed.length > 0 ? ['removed'] : []), ...(added.length > 0 ? ['added'] : [])];
    return { fields, changedIds, rowKeys };
  }

  private async update(
    tx: EntityManager,
    member: CensusMember,
    sent: SentPerson,
    { facts, isDetailed }: { facts: HouseholdFacts; isDetailed: boolean },
  ): Promise<string[]> {
    const isSsnSent = sent.SSN !== undefined && !isMaskedSsn(sent.SSN ?? '');
    const { setAside, ...person } = personColumns(sent, member, facts);
    const columns = {
      ...person,
      rowKey: member.rowKey,
      ssnSealed: isSsnSent ? this.ssn.seal(member.id, sent.SSN) : member.ssnSealed,
    };
    const fields = changedFields(member, columns);
    if (fields.length > 0 || isDetailed) {
      const ssnBucket = isSsnSent ? this.ssn.bucket(sent.SSN) : member.ssnBucket;
      await this.census.update(tx, member, { ...columns, setAside, ssnBucket });
    }
    return fields;
  }

  /** Of a quote that was found for the user, and its census. */
  async listProblems(user: SessionUser, quote: IndividualQuote, census: readonly CensusMember[]): Promise<Problems> {
    const facts = this.rules.peopleFacts(user, quote.individual, quote.effectiveDate);
    return [...toHouseholdProblems(census, facts), ...(await this.listToAskAboutTobacco(quote, census, facts))];
  }

  /**
   * What must be corrected before the household enrolls. Prices can be compared before everyone has answered about tobacco.
   * @param known its census, if it has been read
   */
  async listProblemsBeforeEnrolling(
    user: SessionUser,
    quote: IndividualQuote,
    known?: readonly CensusMember[],
  ): Promise<Problems> {
    const census = known ?? (await this.census.listOf(quote));
    const problems = await this.listProblems(user, quote, census);
    const facts = { planType: quote.individual.planType, effectiveDate: quote.effectiveDate };
    const isAskedAgain = (id: number) =>
      problems.some(({ MemberId, Field }) => MemberId === id && Field === TOBACCO_FIELD);
    const open = census.filter((member) => !isAskedAgain(member.id) && isTobaccoOpen(toHouseholdPerson(member), facts));
    return [
      ...problems,
      ...open.map(({ id, firstName }) => ({
        MemberId: id,
        Field: TOBACCO_FIELD,
        Message: tobaccoUnanswered(firstName || SOMEBODY),
      })),
    ];
  }

  /**
   * At a renewal everyone is asked about tobacco again: the contract's answer is not taken over in silence. Facts, "Rates".
   * @returns who has not been asked yet
   */
  async listToAskAboutTobacco(
    quote: IndividualQuote,
    census: readonly CensusMember[],
    facts: Pick<HouseholdFacts, 'planType' | 'effectiveDate'>,
    tx?: EntityManager,
  ): Promise<Problems> {
    const renewed = await this.renewed.listMembers(quote, tx);
    const open = new Set(renewed.flatMap(({ memberId, tobaccoAnswered }) => (tobaccoAnswered ? [] : memberId)));
    return census
      .filter(({ id, dateOfBirth }) => open.has(id) && isTobaccoAsked({ DateOfBirth: dateOfBirth }, facts))
      .map(({ id, firstName }) => ({
        MemberId: id,
        Field: TOBACCO_FIELD,
        Message: tobaccoAskedAgain(firstName || SOMEBODY),
      }));
  }
}

const find = (members: readonly CensusMember[], wanted: number): CensusMember | undefined =>
  members.find(({ id }) => id === wanted);
