import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APPLICATION_FIRST } from '#shared/enrollment/upload-rules';
import { quotePremium } from '#shared/quotes/quote-premium';
import { documentTitle } from '#shared/enrollment/documents.record';
import { AppError } from '../../platform/errors.ts';
import type { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { toPricedSelection } from '../../quoting/quote-plans/priced-selection.ts';
import { SelectionRepository } from '../../quoting/quote-plans/selection.repository.ts';
import { type GroupQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import type { StoredAnswers } from '../parts/application/application.table.ts';
import { ApplicationsRepository } from '../parts/application/applications.repository.ts';
import type { MemberEnrollment } from '../parts/demographics/member-enrollment.table.ts';
import { MemberEnrollmentsRepository } from '../parts/demographics/member-enrollments.repository.ts';
import { EnrollmentDocumentsRepository } from '../parts/documents/enrollment-documents.repository.ts';
import type { ApplicationContent, ContentMember } from './application-content.ts';

/** Builds an application from the stored data. */
@Injectable()
export class ComposeApplicationService {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly quotes: Quotes,
    private readonly selection: SelectionRepository,
    private readonly census: CensusRepository,
    private readonly enrollments: MemberEnrollmentsRepository,
    private readonly documents: EnrollmentDocumentsRepository,
  ) {}

  /** @throws WRONG_STATE before an application is saved */
  async compose(quote: GroupQuote, tx?: EntityManager): Promise<ApplicationContent> {
    const application = await this.applications.find(quote.id, tx);
    if (application === null) {
      throw new AppError('WRONG_STATE', APPLICATION_FIRST);
    }
    const { id, name, quoteType, effectiveDate } = quote;
    const census = await this.census.listOf(quote, tx);
    return {
      Quote: { Id: id, Name: name, QuoteType: quoteType, EffectiveDate: effectiveDate },
      Group: groupOf(quote),
      Agents: await this.agentsOf(quote, tx),
      Application: { Version: application.version, Answers: withoutAccountNumber(application.answers) },
      ...(await this.plansOf(quote, census, tx)),
      Members: await this.membersOf(quote, census, tx),
      Documents: await this.documentsOf(quote, tx),
    };
  }

  private async agentsOf({ id }: GroupQuote, tx?: EntityManager): Promise<ApplicationContent['Agents']> {
    const agents = await this.quotes.listAgents(id, tx);
    return agents.map(({ firstName, lastName, agency, npnNumber }) => ({
      Name: `${firstName} ${lastName}`,
      AgencyName: agency?.name ?? '',
      NpnNumber: npnNumber,
    }));
  }

  private async plansOf(
    { id }: GroupQuote,
    census: readonly CensusMember[],
    tx?: EntityManager,
  ): Promise<Pick<ApplicationContent, 'Plans' | 'Premium'>> {
    const chosen = await this.selection.listNamedPlans(id, tx);
    const ratesOf = await this.selection.mapMemberPlans(id, tx);
    const assigned = new Map(census.map((member) => [member.id, member.assignedPlanId]));
    const premium = quotePremium(
      chosen.map(({ id: quotePlanId, plan, planId, monthlyRateCents }) =>
        toPricedSelection(
          { planId, coverage: plan.coverage, monthlyRateCents, members: ratesOf.get(quotePlanId) ?? [] },
          assigned,
        ),
      ),
    );
    return {
      Plans: chosen.map(({ plan, monthlyRateCents }, at) => {
        const taken = premium.plans[at] ?? null;
        return {
          PlanId: plan.id,
          HiosPlanId: plan.hiosPlanId,
          Name: plan.displayName,
          Coverage: plan.coverage,
          MetalTier: plan.metalTier,
          NetworkType: plan.networkType,
          MonthlyRateCents: monthlyRateCents,
          Taken: taken && { Members: taken.people, Cents: taken.cents },
        };
      }),
      Premium: premium.total && { Cents: premium.total.cents, IsLowest: premium.total.isLowest },
    };
  }

  private async membersOf(
    quote: GroupQuote,
    census: readonly CensusMember[],
    tx?: EntityManager,
  ): Promise<ContentMember[]> {
    const rows = await this.enrollments.mapOf(quote, tx);
    return census.map((member) => toContentMember(member, rows.get(member.id)));
  }

  private async documentsOf(quote: GroupQuote, tx?: EntityManager): Promise<ApplicationContent['Documents']> {
    const filed = await this.documents.listOf(quote, tx);
    return filed.map(({ docTypeId, document }) => ({
      DocTypeId: docTypeId,
      Title: documentTitle(docTypeId),
      FileName: document.fileName,
      Sha256: document.sha256,
    }));
  }
}

function groupOf({ group }: GroupQuote): ApplicationContent['Group'] {
  const { addressLine1, addressLine2, city, stateCode, postalCode } = group;
  const lines = [addressLine1, addressLine2 ?? '', `${city}, ${stateCode} ${postalCode}`];
  return {
    Id: group.id,
    Name: group.name,
    EnterpriseId: group.groupEnterpriseId,
    TaxId: group.taxId,
    Address: lines.filter((line) => line !== ''),
  };
}

const withoutAccountNumber = (answers: StoredAnswers): StoredAnswers => ({
  ...answers,
  AccountData: answers.AccountData && { ...answers.AccountData, AccountNumber: '' },
});

function toContentMember(member: CensusMember, enrollment: MemberEnrollment | undefined): ContentMember {
  const { id: _id, memberId: _memberId, ...columns } = enrollment ?? { id: 0, memberId: 0 };
  return {
    Id: member.id,
    Version: member.version,
    EmployeeNumber: member.employeeNumber,
    Relationship: member.relationship,
    FirstName: member.firstName,
    LastName: member.lastName,
    DateOfBirth: member.dateOfBirth,
    Medical: member.medicalStatus,
    Dental: member.dentalStatus,
    Vision: member.visionStatus,
    MedicalPlanId: member.assignedPlanId,
    Enrollment: enrollment ? (columns as ContentMember['Enrollment']) : null,
  };
}
