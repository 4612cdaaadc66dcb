import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { ageAtQuote } from '#shared/census/age-rules';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import type { EnrollingMember, Panel } from '#shared/individual-enrollment/individual-enrollment.record';
import { type PanelFacts, panelsOf } from '#shared/individual-enrollment/panels';
import {
  askedHealth,
  type EligibilityAnswers,
  type HealthAnswers,
  NO_ELIGIBILITY,
  NO_HEALTH,
} from '#shared/individual-enrollment/questions';
import type { MarketplaceApplication } from '#shared/marketplace/enroll.record';
import { CARE, CENSUS_PERSON } from '#shared/persons/person.record';
import { needsPcp } from '#shared/providers/pcp-validity';
import { wireOf } from '#shared/records/rows';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';
import { ProvidersService } from '../../../catalogue/providers/providers.service.ts';
import { Clock } from '../../../platform/clock.ts';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { CensusRepository } from '../../../quoting/group-census/census.repository.ts';
import { MarketplaceQuotesRepository } from '../../../quoting/households/marketplace-quotes.repository.ts';
import { SelectionRepository } from '../../../quoting/quote-plans/selection.repository.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { type EnrollmentColumns, MemberEnrollmentsRepository } from '../demographics/member-enrollments.repository.ts';
import { unwritten } from '../demographics/to-enrollment-member.ts';
import { EnrollmentDocumentsRepository } from '../documents/enrollment-documents.repository.ts';
import { type BackgroundColumns, IndividualEnrollmentsRepository } from './individual-enrollments.repository.ts';
import { type DecidedHomes, isBlankHome, offeredHome, type OfferedHome } from './offered-home.ts';

interface HouseholdInfo {
  /** Something was saved. */
  isBegun: boolean;
  of: (member: Pick<CensusMember, 'id' | 'relationship'>) => MemberInfo;
}

interface EnrollingPeople {
  /** In census order. */
  census: CensusMember[];
  members: EnrollingMember[];
  /** Something was saved about them beyond the census. */
  hasMemberInfo: boolean;
  /** The selected one. */
  medicalPlan: Plan | null;
}

/** Everything entered for a household's enrollment, and what is missing. */
export interface EnteredHousehold extends EnrollingPeople {
  eligibility: EligibilityAnswers;
  health: HealthAnswers;
  /** 0 while nothing is answered. */
  answersVersion: number;
  panels: Panel[];
}

/** Reads what is entered for a household's enrollment, for everything that shows or checks it. */
@Injectable()
export class HouseholdReader {
  constructor(
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly details: MemberEnrollmentsRepository,
    private readonly enrollments: IndividualEnrollmentsRepository,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly selection: SelectionRepository,
    private readonly providers: ProvidersService,
    private readonly documents: EnrollmentDocumentsRepository,
    @InjectDataSource() private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  async read(quote: IndividualQuote, tx?: EntityManager): Promise<EnteredHousehold> {
    const people = await this.people(quote, tx);
    const row = await this.enrollments.findAnswers(quote, tx);
    const documents = await this.documents.count(quote, tx);
    const eligibility = row
      ? { EnrolleesEligible: row.enrolleesEligible, HasPedDental: row.hasPedDental }
      : NO_ELIGIBILITY;
    const facts = this.facts(quote, people);
    const health = row && askedHealth(facts).length > 0 ? this.enrollments.healthOf(row) : NO_HEALTH;
    const panels = panelsOf({ ...people, eligibility, health, documents }, facts);
    return { ...people, eligibility, health, answersVersion: row?.version ?? 0, panels };
  }

  /** What enrollment knows of the people of a household beyond the census. */
  async info(quote: IndividualQuote, census: readonly CensusMember[], tx?: EntityManager): Promise<HouseholdInfo> {
    const rows = await this.details.mapOf(quote, tx);
    const backgrounds = await this.enrollments.mapBackgrounds(quote, tx);
    const homes = await this.homesOf(quote, census, tx);
    return {
      isBegun: rows.size > 0,
      of: (member) => {
        const offered = offeredHome(member, quote, homes);
        return {
          row: rows.get(member.id) ?? withOffered(unwritten(member), offered),
          background: backgrounds.get(member.id) ?? { memberId: member.id, race: null, ethnicity: null },
          offered,
        };
      },
    };
  }

  /** What the marketplace calls the application and those who enroll in the plan; null for a quote without the marketplace. */
  async marketplaceApplication(
    quote: IndividualQuote,
    members: readonly EnrollingMember[],
    tx: EntityManager = this.database.manager,
  ): Promise<MarketplaceApplication | null> {
    const decision = await this.decided.find(quote, tx);
    if (decision === null) {
      return null;
    }
    const applicants = await this.decided.listApplicants(tx, quote);
    return {
      ConsumerId: decision.consumerId,
      ApplicationId: decision.applicationId,
      Applicants: members
        .filter(({ MedicalStatus }) => MedicalStatus === 'Enroll')
        .map(({ Id }) => ({ MemberId: Id, ApplicantId: applicants.get(Id) ?? '' })),
    };
  }

  /** The people of a household with their enrollment details. */
  private async people(quote: IndividualQuote, tx?: EntityManager): Promise<EnrollingPeople> {
    const census = await this.census.listOf(quote, tx);
    const info = await this.info(quote, census, tx);
    const chosen = await this.selection.listNamedPlans(quote.id, tx);
    const medicalPlan = chosen.map(({ plan }) => plan).find(({ coverage }) => coverage === 'medical') ?? null;
    const members = census.map((member) =>
      toEnrollingMember(member, { ...info.of(member), ssn: this.ssn.mask(member) }, quote),
    );
    const problems = await this.providerProblems(members, quote, medicalPlan, tx);
    return {
      census,
      members: members.map((member) => ({ ...member, PrimaryCareProviderProblem: problems.get(member.Id) ?? null })),
      hasMemberInfo: info.isBegun,
      medicalPlan,
    };
  }

  /** Only of people whose plan needs a provider and who chose one. */
  private async providerProblems(
    members: readonly Omit<EnrollingMember, 'PrimaryCareProviderProblem'>[],
    { effectiveDate }: IndividualQuote,
    plan: Plan | null,
    tx?: EntityManager,
  ): Promise<ReadonlyMap<number, string>> {
    const asked = members.filter(
      ({ MedicalStatus, PrimaryCareProviderId }) => MedicalStatus === 'Enroll' && PrimaryCareProviderId,
    );
    if (plan === null || !needsPcp(plan.networkType) || asked.length === 0) {
      return new Map();
    }
    const problems = await this.providers.listPcpProblems(
      asked.map((member) => ({ ...member, planId: plan.id, effectiveDate, dateOfBirth: member.DateOfBirth })),
      tx,
    );
    return new Map(asked.flatMap(({ Id }, at) => (problems[at] ? [[Id, problems[at]] as const] : [])));
  }

  private async homesOf(
    quote: IndividualQuote,
    census: readonly CensusMember[],
    tx: EntityManager = this.database.manager,
  ): Promise<DecidedHomes> {
    const members = quote.individual.isFfm ? await this.decided.listMembers(tx, quote) : [];
    const byMember = new Map(
      members.flatMap(({ memberId, address }) => (address ? [[memberId, address] as const] : [])),
    );
    const applicant = census.find(({ relationship }) => relationship === 'Self');
    return { byMember, applicant: (applicant && byMember.get(applicant.id)) ?? null };
  }

  private facts({ effectiveDate, individual }: IndividualQuote, { medicalPlan }: EnrollingPeople): PanelFacts {
    const { planType, isFfm, enrollmentType, qualifyingEvent, eventAnswer, countyFips, county } = individual;
    return {
      planType,
      isFfm,
      effectiveDate,
      today: this.clock.today(),
      network: medicalPlan?.networkType ?? null,
      isCatastrophic: medicalPlan?.metalTier === 'Catastrophic',
      rated: { countyFips, county },
      enrollmentType,
      qualifyingEvent,
      eventAnswer,
    };
  }
}

const withOffered = (row: EnrollmentColumns, offered: OfferedHome | null): EnrollmentColumns => ({
  ...row,
  livesWithEmployee: row.livesWithEmployee && offered === null,
});

/** What enrollment knows of a person beyond the census. */
interface MemberInfo {
  /** With the defaults of somebody of whom nothing was saved. */
  row: EnrollmentColumns;
  background: BackgroundColumns;
  offered: OfferedHome | null;
}

interface Stored extends MemberInfo {
  /** Its mask, or null. */
  ssn: string | null;
}

/** A stored person of a household in their API form, except the directory's objection to their provider. */
function toEnrollingMember(
  member: CensusMember,
  { row, background, offered, ssn }: Stored,
  { effectiveDate }: Pick<IndividualQuote, 'effectiveDate'>,
): Omit<EnrollingMember, 'PrimaryCareProviderProblem'> {
  const { EmployeeNumber: _one, HomePostalCode, ...person } = wireOf(CENSUS_PERSON, member);
  const home = { ...NO_ADDRESS, ...row.homeAddress, FullPostalCode: HomePostalCode ?? '' };
  const isOffered = offered !== null && !row.livesWithEmployee && isBlankHome(home);
  const { address, rateArea } = isOffered ? offered : { address: home, rateArea: row.rateArea };
  return {
    Id: member.id,
    Version: member.version,
    ...person,
    SSN: ssn,
    Age: ageAtQuote(member.dateOfBirth, effectiveDate),
    Race: background.race,
    Ethnicity: background.ethnicity,
    SameAsPrimary: row.livesWithEmployee,
    HomeAddress: address,
    MailingAddressSameAsHome: row.mailingSameAsHome,
    MailingAddress: row.mailingAddress,
    ...wireOf(CARE, row),
    RateArea: rateArea,
    SavedByStaff: row.savedByStaff,
  };
}
