import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnrollmentSection } from '#shared/enrollment/enrollment-sections';
import { demographicsSection } from '#shared/enrollment/members/demographics-section';
import type { EnrollmentMember, EnrollmentPlan, MemberFacts } from '#shared/enrollment/members/members.record';
import { enrolledMembers } from '#shared/enrollment/members/household';
import { memberFacts, type ChosenPlans } from '#shared/enrollment/members/member-facts';
import { isOutOfArea, medicalPlanOf, networkOf } from '#shared/enrollment/members/plan-problems';
import type { Coverage } from '#shared/plans/plan-codes';
import { needsPcp } from '#shared/providers/pcp-validity';
import { isRenewal } from '#shared/quotes/quote-type';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../../quoting/group-census/census.repository.ts';
import { PlansRepository } from '../../../catalogue/plans/plans.repository.ts';
import { ProvidersService, type PcpMember } from '../../../catalogue/providers/providers.service.ts';
import { SelectionRepository } from '../../../quoting/quote-plans/selection.repository.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { ApplicationsRepository } from '../application/applications.repository.ts';
import type { MemberEnrollment } from './member-enrollment.table.ts';
import { MemberEnrollmentsRepository } from './member-enrollments.repository.ts';
import { toEnrollmentMember } from './to-enrollment-member.ts';

export interface DemographicsTerms {
  facts: MemberFacts;
  hasApplication: boolean;
  isBypassed: boolean;
}

export interface StoredDemographics extends DemographicsTerms {
  /** In census order. */
  census: CensusMember[];
  rows: ReadonlyMap<number, MemberEnrollment>;
  /** The directory's objections to the selected providers, by member. */
  providerProblems: ReadonlyMap<number, string>;
}

/** Placeholder for a stored SSN: completeness only needs to know that there is one, so none is decrypted. */
const THERE_IS_ONE = '***-**-0000';

/**
 * Reads the members of a quote with their enrollment details, for everything that shows or exports them; and checks that they are complete
 * and, for a renewal, confirmed.
 */
@Injectable()
export class DemographicsReader {
  constructor(
    private readonly census: CensusRepository,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly applications: ApplicationsRepository,
    private readonly selection: SelectionRepository,
    private readonly plans: PlansRepository,
    private readonly providers: ProvidersService,
  ) {}

  async read(quote: GroupQuote, tx?: EntityManager): Promise<StoredDemographics> {
    const terms = await this.terms(quote, tx);
    const census = await this.census.listOf(quote, tx);
    const rows = await this.enrollments.mapOf(quote, tx);
    const stored = { ...terms, census, rows, providerProblems: new Map<number, string>() };
    return { ...stored, providerProblems: await this.providerProblems(stored, quote, tx) };
  }

  /** For agents, and for the status, which depends on the agent's part of the work. */
  check(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    return this.checkFor('external', quote, tx);
  }

  /** For staff: includes members that the agent left to them. Source: spec 001 section 6. */
  checkForStaff(quote: GroupQuote, tx?: EntityManager): Promise<EnrollmentSection> {
    return this.checkFor('internal', quote, tx);
  }

  private async checkFor(
    reader: 'external' | 'internal',
    quote: GroupQuote,
    tx?: EntityManager,
  ): Promise<EnrollmentSection> {
    const stored = await this.read(quote, tx);
    const isConfirmed = (await this.enrollments.findConfirmation(quote, tx)) !== null;
    return demographicsSection({
      members: membersOf(stored, quote, hasSsn),
      facts: stored.facts,
      hasApplication: stored.hasApplication,
      isBypassed: stored.isBypassed && reader === 'external',
      isStarted: stored.rows.size > 0 || isConfirmed,
      lacksConfirmation: isRenewal(quote.quoteType) && !isConfirmed,
    });
  }

  private async providerProblems(stored: StoredDemographics, quote: GroupQuote, tx?: EntityManager) {
    const members = enrolledMembers(
      membersOf(stored, quote, () => null),
      stored.facts,
    );
    const asked = members.filter(
      (member) => member.PrimaryCareProviderId && needsPcp(networkOf(medicalPlanOf(member, stored.facts))),
    );
    const problems = asked.length === 0 ? [] : await this.providers.listPcpProblems(asked.map(toPcpMember(quote)), tx);
    return new Map(asked.flatMap(({ Id }, index) => (problems[index] ? [[Id, problems[index]] as const] : [])));
  }

  /** Values derived from the application and the selected plans. */
  async terms(quote: GroupQuote, tx?: EntityManager): Promise<DemographicsTerms> {
    const application = await this.applications.find(quote.id, tx);
    const answers = application?.answers ?? null;
    return {
      facts: memberFacts(answers, quote, await this.chosenPlans(quote, tx)),
      hasApplication: answers !== null,
      isBypassed: answers?.BypassMemberEnrollment ?? false,
    };
  }

  private async chosenPlans(quote: GroupQuote, tx?: EntityManager): Promise<ChosenPlans> {
    const ids = (await this.selection.listQuotePlans(quote.id, tx)).map(({ planId }) => planId);
    const plans = await this.plans.listByIds(ids);
    const inOrder = ids.flatMap((id) => plans.find((plan) => plan.id === id) ?? []);
    const of = (coverage: Coverage): EnrollmentPlan[] =>
      inOrder
        .filter((plan) => plan.coverage === coverage)
        .map((plan) => ({
          PlanId: plan.id,
          PlanDisplayName: plan.displayName,
          ProviderNetworkType: plan.networkType,
        }));
    return { medical: of('medical'), dental: of('dental') };
  }
}

const hasSsn = ({ ssnSealed }: CensusMember): string | null => (ssnSealed === null ? null : THERE_IS_ONE);

const toPcpMember =
  ({ effectiveDate }: GroupQuote) =>
  ({ SelectedMedicalPlanId, DateOfBirth, ...choice }: EnrollmentMember): PcpMember => ({
    PrimaryCareProviderId: choice.PrimaryCareProviderId,
    PrimaryCareProviderAutoAssign: choice.PrimaryCareProviderAutoAssign,
    PrimaryCareProviderExistingPatient: choice.PrimaryCareProviderExistingPatient,
    planId: SelectedMedicalPlanId,
    effectiveDate,
    dateOfBirth: DateOfBirth,
  });

/** The stored members in their API form; `ssnOf` returns the mask, or null. */
export function membersOf(
  { census, rows, facts, providerProblems }: StoredDemographics,
  quote: GroupQuote,
  ssnOf: (member: CensusMember) => string | null,
): EnrollmentMember[] {
  const members = census.map((member) => ({
    ...toEnrollmentMember(member, rows.get(member.id), quote, ssnOf(member)),
    OOAComplianceTrigger: false,
    PrimaryCareProviderProblem: providerProblems.get(member.id) ?? null,
  }));
  const enrolled = enrolledMembers(members, facts);
  return members.map((member, index) => ({
    ...member,
    OOAComplianceTrigger: isOutOfArea(enrolled[index]!, facts),
  }));
}
