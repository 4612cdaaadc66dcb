import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { filledIn } from '#shared/enrollment/members/address-problems';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { zip5, type ZipPrefixes } from '#shared/formats/zip';
import { pricedChanges } from '#shared/individual-enrollment/editing';
import {
  BACKGROUND,
  type EnrollingMemberRequest,
  type EnrollingMembersRequest,
  type ShortTermAnswersRequest,
} from '#shared/individual-enrollment/individual-enrollment.record';
import {
  type EligibilityAnswers,
  type HealthAnswers,
  NO_ELIGIBILITY,
  NO_HEALTH,
  unaskedProblems,
  answersSaved,
  HEALTH_SAVED,
} from '#shared/individual-enrollment/questions';
import { placeProblems } from '#shared/locations/address-place';
import type { LocationResponse } from '#shared/locations/location.record';
import { decidedChanges } from '#shared/marketplace/marketplace-facts';
import { CARE, CENSUS_PERSON, type MemberAddress } from '#shared/persons/person.record';
import { columnsAfter, wireOf } from '#shared/records/rows';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import type { SentPerson } from '../../quoting/households/household-columns.ts';
import { assertEditable } from '../../quoting/households/individual-editing.ts';
import { HouseholdMembersService, type WrittenHousehold } from '../../quoting/households/household-members.service.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import {
  type EnrollmentColumns,
  MemberEnrollmentsRepository,
} from '../parts/demographics/member-enrollments.repository.ts';
import { HouseholdReader } from '../parts/household/household-reader.service.ts';
import { HouseholdStateService, type RefreshedHousehold } from '../parts/household/household-state.service.ts';
import type { IndividualEnrollment } from '../parts/household/individual-enrollment.table.ts';
import {
  type BackgroundColumns,
  IndividualEnrollmentsRepository,
} from '../parts/household/individual-enrollments.repository.ts';
import { isBlankHome, isSameHome, type OfferedHome } from '../parts/household/offered-home.ts';

type SentAnswers = Partial<EligibilityAnswers & HealthAnswers>;

interface SentMembers {
  Members: readonly EnrollingMemberRequest[];
  RemovedIds: readonly number[];
}

interface InfoChange {
  /** Of the person in the request. */
  at: number;
  columns: ReturnType<typeof infoColumns>;
  /** Names of what changed. */
  fields: string[];
  isChanged: boolean;
}

/** Saves what is entered for a household's enrollment: its people, whom it quotes and later who enrolls, and its answers. */
@Injectable()
export class HouseholdEnrollmentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: Quotes,
    private readonly census: CensusRepository,
    private readonly members: HouseholdMembersService,
    private readonly details: MemberEnrollmentsRepository,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly reader: HouseholdReader,
    private readonly state: HouseholdStateService,
    private readonly locations: LocationsRepository,
    private readonly rules: RulesService,
  ) {}

  /**
   * What a rule objects to is stored, so that nothing typed is lost.
   * @throws NOT_FOUND, WRONG_STATE, INVALID_INPUT; RULE_BROKEN for addresses that do not exist and, once enrolling, for what the plans were
   * priced with; STALE_VERSION when someone else added, changed or removed a person
   */
  saveMembers(user: SessionUser, quoteId: number, sent: EnrollingMembersRequest): Promise<RefreshedHousehold> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, quoteId, tx);
      const isQuoting = quote.status === 'Quoting';
      if (isQuoting) {
        assertEditable(quote);
      } else {
        this.state.assertOpen(quote);
      }
      const stored = await this.census.listOf(quote, tx);
      this.members.assertCurrent(sent, stored);
      if (quote.individual.isFfm) {
        refuse(decidedChanges(sent, factsOf(stored)));
      }
      if (!isQuoting) {
        refuse(pricedChanges(sent, factsOf(stored), quote.effectiveDate));
      }
      const { fields } = await this.write(tx, user, quote, { sent, stored });
      const action = isQuoting ? 'edit-household' : 'edit-individual-enrollment';
      return this.state.end(tx, user, quote, { user, action, subject: 'quote', subjectId: quoteId, fields });
    });
  }

  /**
   * The answers about eligibility and health, complete or not.
   * @throws NOT_FOUND, WRONG_STATE; RULE_BROKEN, by field, for answers to what is not asked; STALE_VERSION
   */
  saveAnswers(
    user: SessionUser,
    { QuoteId, AnswersVersion, ...sent }: ShortTermAnswersRequest,
  ): Promise<RefreshedHousehold & { message: string }> {
    return this.transactions.run(async (tx) => {
      const quote = await this.quotes.of('household').lock(user, QuoteId, tx);
      this.state.assertOpen(quote);
      refuse(unaskedBy(quote, sent));
      const stored = await this.enrollments.findAnswers(quote, tx);
      if (AnswersVersion !== undefined && AnswersVersion !== (stored?.version ?? 0)) {
        throw new AppError('STALE_VERSION', CHANGED_BY_SOMEONE_ELSE);
      }
      await this.enrollments.saveAnswers(tx, quote, stored, {
        eligibility: merged(stored ? eligibilityOf(stored) : NO_ELIGIBILITY, sent),
        health: merged(stored ? this.enrollments.healthOf(stored) : NO_HEALTH, sent),
      });
      await this.quotes.touch(tx, quote);
      const message = answersSaved(sent);
      // Without the names of the fields: nobody needs to know which health question was answered when.
      const action = message === HEALTH_SAVED ? 'answer-health-questions' : 'answer-eligibility';
      const refreshed = await this.state.end(tx, user, quote, {
        user,
        action,
        subject: 'quote',
        subjectId: quote.id,
      });
      return { ...refreshed, message };
    });
  }

  /** The census, and what enrollment asks beyond it. Of a quote found for update. @throws RULE_BROKEN for addresses that do not exist */
  private async write(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { sent, stored }: { sent: SentMembers; stored: readonly CensusMember[] },
  ): Promise<WrittenHousehold> {
    const places = await this.placesOf(sent.Members, tx);
    const people = await this.infoOf(tx, user, quote, { sent, stored, places });
    const written = await this.members.write(tx, user, quote, {
      sent: { ...sent, Members: people.map(({ at, columns }) => withHomeZip(sent.Members[at]!, columns)) },
      stored,
      detailed: new Set(people.filter(({ isChanged }) => isChanged).map(({ at }) => sent.Members[at]!.Id)),
    });
    const changes = people
      .map((person) =>
        !user.isInternal && written.changedIds.has(sent.Members[person.at]!.Id) ? withoutStaff(person) : person,
      )
      .filter(({ isChanged }) => isChanged);
    if (sent.Members.some(({ Id }) => Id === 0)) {
      await this.enrollments.forgetAnswers(tx, quote);
    }
    const memberId = (at: number) => written.ids[at]!;
    await this.details.replace(
      tx,
      changes.map(({ at, columns }) => ({ ...columns.row, memberId: memberId(at) })),
    );
    await this.enrollments.replaceBackgrounds(
      tx,
      changes.map(({ at, columns }) => ({ ...columns.background, memberId: memberId(at) })),
    );
    return { ...written, fields: [...new Set([...written.fields, ...changes.flatMap(({ fields }) => fields)])] };
  }

  private async infoOf(
    tx: EntityManager,
    user: SessionUser,
    quote: IndividualQuote,
    { sent, stored, places }: { sent: SentMembers; stored: readonly CensusMember[]; places: KnownPlaces },
  ): Promise<InfoChange[]> {
    const info = await this.reader.info(quote, stored, tx);
    return sent.Members.map((member, at) => {
      const { row, background, offered } = info.of({ id: member.Id, relationship: member.RelationshipToSubscriber });
      const columns = infoColumns(member, { row, background }, { places, offered });
      const fields = changedInfo({ row, background }, columns);
      const savedByStaff = isSavedByStaff(user, quote, { was: row.savedByStaff, hasChanged: fields.length > 0 });
      const isChanged = fields.length > 0 || savedByStaff !== row.savedByStaff;
      return { at, columns: { ...columns, row: { ...columns.row, savedByStaff } }, fields, isChanged };
    });
  }

  /** @throws RULE_BROKEN, by field of the request, for addresses whose parts do not belong together */
  private async placesOf(members: readonly EnrollingMemberRequest[], tx: EntityManager): Promise<KnownPlaces> {
    const places = new KnownPlaces(await this.locations.findByZips(zipsOf(members), tx));
    const prefixes = await this.rules.zipPrefixes();
    const errors = Object.assign(
      {},
      ...members.map((member, at) => places.errors(member, at, prefixes)),
    ) as FieldErrors;
    const messages = Object.values(errors).flat();
    if (messages.length > 0) {
      throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, errors);
    }
    return places;
  }
}

const factsOf = (stored: readonly CensusMember[]) =>
  stored.map((member) => ({ Id: member.id, ...wireOf(CENSUS_PERSON, member) }));

/** @throws RULE_BROKEN */
function refuse(errors: FieldErrors): void {
  const [message] = Object.values(errors).flat();
  if (message) {
    throw new AppError('RULE_BROKEN', message, errors);
  }
}

const eligibilityOf = ({ enrolleesEligible, hasPedDental }: IndividualEnrollment): EligibilityAnswers => ({
  EnrolleesEligible: enrolleesEligible,
  HasPedDental: hasPedDental,
});

/** What is left out stays as stored. */
function merged<Answers extends EligibilityAnswers | HealthAnswers>(stored: Answers, sent: SentAnswers): Answers {
  const given = Object.entries(sent).filter(([name, answer]) => name in stored && answer !== undefined);
  return { ...stored, ...Object.fromEntries(given) };
}

const unaskedBy = (
  { effectiveDate, individual: { planType, isFfm } }: IndividualQuote,
  sent: SentAnswers,
): FieldErrors => unaskedProblems(sent, { planType, isFfm, effectiveDate });

/** Staff who save an enrollment vouch for everyone in it; an agent's change takes that back. */
const isSavedByStaff = (
  user: SessionUser,
  { status }: IndividualQuote,
  { was, hasChanged }: { was: boolean; hasChanged: boolean },
): boolean => (user.isInternal ? was || status !== 'Quoting' : was && !hasChanged);

/** The census counts too: without this an agent could take out the SSN of a person whom staff have saved. */
const withoutStaff = (change: InfoChange): InfoChange =>
  change.columns.row.savedByStaff
    ? {
        ...change,
        columns: { ...change.columns, row: { ...change.columns.row, savedByStaff: false } },
        isChanged: true,
      }
    : change;

const withHomeZip = (
  member: EnrollingMemberRequest,
  { homePostalCode }: { homePostalCode: string | null | undefined },
): SentPerson => (homePostalCode === undefined ? member : { ...member, HomePostalCode: homePostalCode });

/** What enrollment stores of a person besides the census. */
interface InfoColumns {
  row: EnrollmentColumns;
  background: BackgroundColumns;
}

interface Surroundings {
  places: KnownPlaces;
  /** What is answered while no home is entered: sent back, it is still not entered. */
  offered: OfferedHome | null;
}

/**
 * The columns after a save: what was not sent stays as stored. The ZIP code of the home belongs to the census; undefined leaves it as it is.
 */
function infoColumns(
  sent: EnrollingMemberRequest,
  { row, background }: InfoColumns,
  { places, offered }: Surroundings,
): InfoColumns & { homePostalCode: string | null | undefined } {
  const isApplicant = sent.RelationshipToSubscriber === 'Self';
  const livesWithApplicant = !isApplicant && (sent.SameAsPrimary ?? row.livesWithEmployee);
  const home = livesWithApplicant ? (row.livesWithEmployee ? undefined : NO_ADDRESS) : sent.HomeAddress;
  const isOffered = home && offered ? isSameHome(home, offered.address) && isBlankHome(row.homeAddress) : false;
  const isEntered = home !== undefined && !isOffered;
  const mailingSameAsHome = sent.MailingAddressSameAsHome ?? row.mailingSameAsHome;
  const mail = sent.MailingAddress && places.filledIn(sent.MailingAddress);
  return {
    row: {
      ...row,
      ...columnsAfter(CARE, sent, row),
      ...(isEntered && homeColumns(places.filledIn(home), places)),
      livesWithEmployee: livesWithApplicant,
      mailingSameAsHome,
      mailingAddress: mailingSameAsHome ? NO_ADDRESS : { ...NO_ADDRESS, ...(mail ?? row.mailingAddress) },
    },
    background: { ...background, ...columnsAfter(BACKGROUND, sent, background) },
    homePostalCode: isEntered ? home.FullPostalCode || null : undefined,
  };
}

const homeColumns = (home: MemberAddress, places: KnownPlaces): Pick<EnrollmentColumns, 'homeAddress' | 'rateArea'> => {
  const { FullPostalCode: _onTheCensus, ...homeAddress } = { ...NO_ADDRESS, ...home };
  return { homeAddress, rateArea: places.rateAreaOf(home) };
};

/** Names of the fields that a save changes, never their values. */
const changedInfo = (before: InfoColumns, after: InfoColumns): string[] => [
  ...changedNames(before.row, after.row),
  ...changedNames(before.background, after.background),
];

const changedNames = <Row extends object>(before: Row, after: Row): string[] =>
  (Object.keys(after) as (keyof Row & string)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );

const ADDRESSES = ['HomeAddress', 'MailingAddress'] as const;

/** The ZIP codes of the addresses sent for a household. */
const zipsOf = (members: readonly EnrollingMemberRequest[]): string[] =>
  members.flatMap((member) => ADDRESSES.flatMap((name) => zipOf(member[name]) ?? []));

const zipOf = (address: MemberAddress | undefined): string | null => (address ? zip5(address.FullPostalCode) : null);

/** The locations of some ZIP codes. */
class KnownPlaces {
  constructor(private readonly byZip: ReadonlyMap<string, LocationResponse | null>) {}

  /** With what follows from the ZIP code. */
  filledIn(address: MemberAddress): MemberAddress {
    return filledIn(address, this.of(address));
  }

  /** null outside Michigan and while the county is unknown. */
  rateAreaOf(address: MemberAddress): number | null {
    const county = this.of(address)?.Counties.find(({ CountyFips }) => CountyFips === address.CountyFips);
    return county?.RateArea ?? null;
  }

  /** By field of the request; addresses that are not used are not looked at. */
  errors(member: EnrollingMemberRequest, at: number, prefixes: ZipPrefixes): FieldErrors {
    const livesWithApplicant = member.RelationshipToSubscriber !== 'Self' && member.SameAsPrimary;
    const isUsed = { HomeAddress: !livesWithApplicant, MailingAddress: !member.MailingAddressSameAsHome };
    const problems = ADDRESSES.flatMap((name) => {
      const address = isUsed[name] ? member[name] : undefined;
      const found = address ? placeProblems(address, this.of(address), prefixes) : [];
      return found.map(({ Field, Message }): [string, string[]] => [`Members.${at}.${name}.${Field}`, [Message]]);
    });
    return Object.fromEntries(problems);
  }

  private of(address: MemberAddress): LocationResponse | null {
    return this.byZip.get(zipOf(address) ?? '') ?? null;
  }
}
