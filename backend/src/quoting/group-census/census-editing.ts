import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { censusLockedProblem, groupSizeWarning } from '#shared/census/census-approval';
import type { CensusFacts, CensusPerson, CensusProblem } from '#shared/census/census-member';
import type { CensusMemberRequest, SentCensusMember } from '#shared/census/census.record';
import { sentHomeZip } from '#shared/census/home-address';
import { isMaskedSsn, MASK_OF_ANOTHER_SSN } from '#shared/formats/ssn';
import { zip5 } from '#shared/formats/zip';
import { zipPlaceProblem } from '#shared/locations/address-place';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { type GroupQuote, Quotes } from '../quotes/quotes.repository.ts';
import { AuditTrail, type AuditEntry } from '../../platform/security/audit-trail.ts';
import type { CensusMember } from './census-member.table.ts';
import { CensusSsn } from './census-ssn.ts';
import { CensusRepository } from './census.repository.ts';
import { toCensusPerson } from './group-census-answers.ts';
import type { Refused } from './rule-broken.ts';

export const QUOTE_DELETED = 'This quote is deleted.';

/** The rows of a census by id. */
type Rows = ReadonlyMap<number, CensusMember>;

/** More would be no census that was read. */
const MOST_CENSUSES = 5;

/** The checks before every change of a census and the steps after it. */
@Injectable()
export class CensusEditing {
  constructor(
    private readonly quotes: Quotes,
    private readonly rules: RulesService,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly ssn: CensusSsn,
    private readonly locations: LocationsRepository,
    private readonly census: CensusRepository,
  ) {}

  /**
   * The quote, locked for this transaction: concurrent changes of one census run one after another, and each sees the previous one.
   * @throws NOT_FOUND, WRONG_STATE when the census can no longer be edited
   */
  async begin(tx: EntityManager, user: SessionUser, quoteId: number): Promise<GroupQuote> {
    return this.openOnly(await this.quotes.of('group').lock(user, quoteId, tx));
  }

  /** Same for reading, without the lock. */
  async findEditable(user: SessionUser, quoteId: number): Promise<GroupQuote> {
    return this.openOnly(await this.quotes.of('group').find(user, quoteId));
  }

  /** Marks the quote and its census as changed and audits the change. Call it last. */
  async end(tx: EntityManager, quote: GroupQuote, entry: AuditEntry): Promise<void> {
    await this.quotes.touchCensus(tx, quote);
    await this.audit.record(tx, entry);
  }

  /** The inputs of the census rules from the quote, the calendar and the business rules. */
  async factsOf(quote: GroupQuote): Promise<CensusFacts> {
    const { MaxEmployeeAge, MinimumAdultAge } = await this.rules.inForce(quote.effectiveDate);
    return {
      quoteType: quote.quoteType,
      effectiveDate: quote.effectiveDate,
      renewalDate: quote.renewalDate,
      today: this.clock.today(),
      maxEmployeeAge: MaxEmployeeAge,
      minimumAdultAge: MinimumAdultAge,
    };
  }

  /** Stored members in the form of the census rules. */
  peopleOf(members: readonly CensusMember[]): CensusPerson[] {
    return members.map((member) => toCensusPerson(member, this.ssn.keyOf(member)));
  }

  /**
   * Home ZIPs that are unknown or outside the configured range, by the member's index in the list. An unchanged one passes, so that it does
   * not block other changes.
   */
  async homeZipProblems(
    members: readonly { HomePostalCode?: string | null }[],
    stored: readonly CensusMember[],
    tx?: EntityManager,
  ): Promise<CensusProblem[]> {
    const before = new Set(stored.map(({ homePostalCode }) => homePostalCode && zip5(homePostalCode)));
    const zips = members.map(({ HomePostalCode }) => zip5(HomePostalCode ?? ''));
    const added = zips.filter((zip) => zip !== null && !before.has(zip)) as string[];
    const known = await this.locations.listKnown(added, tx);
    const prefixes = await this.rules.zipPrefixes();
    return zips.flatMap((zip, index) => {
      const message = zip === null || before.has(zip) ? null : zipPlaceProblem(zip, known.has(zip), prefixes);
      return message === null ? [] : [{ index, field: 'HomePostalCode', message }];
    });
  }

  /** Warns, without blocking, that the group may be too large for a small group. */
  async sizeWarning({ effectiveDate, group }: GroupQuote, employees: number): Promise<string | null> {
    const { MaxNumberEmployeesInSmallGroup: most } = await this.rules.inForce(effectiveDate);
    return groupSizeWarning(employees, group.totalEligibleEmployees, most);
  }

  /**
   * What is to be stored of people who are added as they were read, perhaps on another census: what is derived is derived anew. A mask stands for the SSN of the row that was read, if the user may
   * see that census.
   */
  async requestsOf(
    tx: EntityManager,
    user: SessionUser,
    sent: readonly SentCensusMember[],
  ): Promise<{ members: CensusMemberRequest[]; problems: Refused[] }> {
    const read = await this.readRows(tx, user, sent);
    const members: CensusMemberRequest[] = [];
    const problems: Refused[] = [];
    for (const [index, each] of sent.entries()) {
      const { HomeAddress: _sent, ...member } = each;
      const row = read.get(Number(each.QuoteId))?.get(each.Id);
      const home = sentHomeZip(each, row?.homePostalCode ?? null);
      if ('message' in home) {
        problems.push({ index, ...home });
      }
      const isMask = isMaskedSsn(each.SSN ?? '');
      const isKnown = row !== undefined && this.ssn.mask(row) === each.SSN;
      if (isMask && !isKnown) {
        problems.push({ index, field: 'SSN', message: MASK_OF_ANOTHER_SSN });
      }
      members.push({
        ...member,
        ...('zip' in home && { HomePostalCode: home.zip }),
        ...(isMask && { SSN: isKnown ? this.ssn.digits(row) : null }),
      });
    }
    return { members, problems };
  }

  private async readRows(
    tx: EntityManager,
    user: SessionUser,
    sent: readonly SentCensusMember[],
  ): Promise<Map<number, Rows>> {
    const named = sent.filter(({ Id, QuoteId }) => Id > 0 && Number.isSafeInteger(QuoteId));
    const quoteIds = [...new Set(named.map(({ QuoteId }) => Number(QuoteId)))].slice(0, MOST_CENSUSES);
    const read = new Map<number, Rows>();
    for (const quoteId of quoteIds) {
      const quote = await this.quotes
        .of('group')
        .find(user, quoteId, tx)
        .catch((error: unknown) => {
          if (error instanceof AppError && error.code === 'NOT_FOUND') {
            return null;
          }
          throw error;
        });
      read.set(quoteId, new Map(quote && (await this.census.listOf(quote, tx)).map((row) => [row.id, row])));
    }
    return read;
  }

  private openOnly(quote: GroupQuote): GroupQuote {
    const problem = quote.isDeleted ? QUOTE_DELETED : censusLockedProblem(quote.status);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    return quote;
  }
}
