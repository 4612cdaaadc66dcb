import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import { needsPcp } from '#shared/providers/pcp-validity';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';
import { PcpCheckService } from '../../../catalogue/providers/pcp-check.service.ts';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../../quoting/group-census/census.repository.ts';
import { CensusSsn } from '../../../quoting/group-census/census-ssn.ts';
import { SelectionRepository } from '../../../quoting/quote-plans/selection.repository.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { MemberInfoReader } from './member-info-reader.ts';
import { toEnrollingMember } from './to-enrolling-member.ts';

export interface EnrollingPeople {
  /** In census order. */
  census: CensusMember[];
  members: EnrollingMember[];
  /** Something was saved about them beyond the census. */
  hasMemberInfo: boolean;
  /** The selected one. */
  medicalPlan: Plan | null;
}

/** Reads the people of a household with their enrollment details. */
@Injectable()
export class EnrollingPeopleReader {
  constructor(
    private readonly census: CensusRepository,
    private readonly ssn: CensusSsn,
    private readonly info: MemberInfoReader,
    private readonly selection: SelectionRepository,
    private readonly pcpCheck: PcpCheckService,
  ) {}

  async read(quote: IndividualQuote, tx?: EntityManager): Promise<EnrollingPeople> {
    const census = await this.census.listOf(quote, tx);
    const info = await this.info.read(quote, census, tx);
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
    const problems = await this.pcpCheck.problems(
      asked.map((member) => ({ ...member, planId: plan.id, effectiveDate, dateOfBirth: member.DateOfBirth })),
      tx,
    );
    return new Map(asked.flatMap(({ Id }, at) => (problems[at] ? [[Id, problems[at]] as const] : [])));
  }
}
