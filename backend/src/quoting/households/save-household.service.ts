import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { isMaskedSsn, MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import type { HouseholdFacts } from '#shared/individuals/household-members';
import type {
  IndividualHouseholdResponse,
  IndividualMemberRequest,
  IndividualMembersRequest,
} from '#shared/individuals/individual-quote.record';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { CensusSsn } from '../group-census/census-ssn.ts';
import { changedFields } from '../group-census/census-columns.ts';
import type { CensusMember } from '../group-census/census-member.entity.ts';
import { EitherQuotesRepository } from '../quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { filedApplicant, newMember, personColumns, toHousehold } from './household-columns.ts';
import { HouseholdRules } from './household-rules.ts';
import { assertEditable } from './individual-editing.ts';

export const SENT_TWICE = 'This person is in the list twice.';

/** Saves the people of a household together. What a rule objects to is stored and answered, so that nothing typed is lost. */
@Injectable()
export class SaveHouseholdService {
  constructor(
    private readonly transactions: Transactions,
    private readonly either: EitherQuotesRepository,
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly rules: HouseholdRules,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws NOT_FOUND, WRONG_STATE, INVALID_INPUT; STALE_VERSION when someone else added, changed or removed a person */
  save(user: SessionUser, quoteId: number, sent: IndividualMembersRequest): Promise<IndividualHouseholdResponse> {
    return this.transactions.run(async (tx) => {
      const quote = await this.either.findIndividualForUpdate(user, quoteId, tx);
      assertEditable(quote);
      const { effectiveDate, individual } = quote;
      const facts = this.rules.peopleFacts(user, individual, effectiveDate);
      const stored = await this.census.listOf(quote, tx);
      this.assertCurrent(sent, stored);
      const fields = await this.write(tx, quote, { sent, stored, facts });
      const members = await this.census.listOf(quote, tx);
      await this.either.noteHousehold(tx, quote, { ...filedApplicant(members) });
      await this.audit.record(tx, { user, action: 'edit-household', subject: 'quote', subjectId: quoteId, fields });
      return toHousehold(members, { facts, effectiveDate, ssn: this.ssn });
    });
  }

  /** @throws STALE_VERSION, INVALID_INPUT */
  private assertCurrent({ Members, RemovedIds }: IndividualMembersRequest, stored: readonly CensusMember[]): void {
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

  /** Returns the names of the changed fields. */
  private async write(
    tx: EntityManager,
    quote: IndividualQuote,
    { sent, stored, facts }: { sent: IndividualMembersRequest; stored: CensusMember[]; facts: HouseholdFacts },
  ): Promise<string[]> {
    const kept = new Set(sent.Members.map(({ Id }) => Id));
    const removed = stored.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const added = sent.Members.filter(({ Id }) => Id === 0);
    const changed = new Set<string>();
    for (const member of stored) {
      const request = sent.Members.find(({ Id }) => Id === member.id);
      const fields = request ? await this.update(tx, member, request, facts) : [];
      fields.forEach((field) => changed.add(field));
    }
    if (removed.length > 0) {
      await this.census.remove(tx, quote, removed);
    }
    if (added.length > 0) {
      await this.census.insertAll(
        tx,
        quote,
        added.map((request) => newMember(request, facts)),
      );
    }
    return [...changed, ...(removed.length > 0 ? ['removed'] : []), ...(added.length > 0 ? ['added'] : [])];
  }

  private async update(
    tx: EntityManager,
    member: CensusMember,
    sent: IndividualMemberRequest,
    facts: HouseholdFacts,
  ): Promise<string[]> {
    const isSsnSent = sent.SSN !== undefined && !isMaskedSsn(sent.SSN ?? '');
    const columns = {
      ...personColumns(sent, member, facts),
      rowKey: member.rowKey,
      ssnSealed: isSsnSent ? this.ssn.seal(member.id, sent.SSN) : member.ssnSealed,
    };
    const fields = changedFields(member, columns);
    if (fields.length > 0) {
      const ssnBucket = isSsnSent ? this.ssn.bucket(sent.SSN) : member.ssnBucket;
      await this.census.update(tx, member, { ...columns, ssnBucket });
    }
    return fields;
  }
}

const find = (members: readonly CensusMember[], wanted: number): CensusMember | undefined =>
  members.find(({ id }) => id === wanted);
