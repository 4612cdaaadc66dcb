import type { ApplicationAnswers } from '#shared/enrollment/application.record';
import { shownGroupNumber } from '#shared/groups/enterprise-id';
import type { CarrierGroup, CarrierPlan } from '#shared/installation/carrier-payload';
import type { Agent } from '../../../platform/people/agent.table.ts';
import type { Group } from '../../../quoting/groups/group.table.ts';
import type { Plan } from '../../../catalogue/plans/plan.table.ts';
import type { GroupQuote } from '../../../quoting/quotes/quotes.repository.ts';

interface GroupParts {
  /** null if the application was never saved: a copy from an older release, or one that staff decided by hand. */
  answers: ApplicationAnswers | null;
  plans: readonly Plan[];
  agents: readonly Agent[];
}

export const quoteReference = (quoteId: number): string => `Q${quoteId}`;

/** The stored group in the form of the carrier system. */
export function carrierGroup(quote: GroupQuote, { answers, plans, agents }: GroupParts): CarrierGroup {
  const { group } = quote;
  const primary = answers?.PrimaryGroup;
  return {
    Reference: quoteReference(quote.id),
    GroupNumber: shownGroupNumber(group.groupEnterpriseId),
    GroupName: group.name,
    TaxId: primary?.TaxId || (group.taxId ?? ''),
    SicCode: group.sicCode ?? '',
    Phone: group.phoneNumber ?? '',
    Email: group.email ?? '',
    Address: addressOf(group),
    EffectiveDate: quote.effectiveDate,
    IsRenewal: quote.quoteType === 'SmallGroupRenewal',
    AgentNpn: agents[0]?.npnNumber ?? '',
    Subgroups: subgroupsOf(answers),
    Segments: segmentsOf(answers),
    Plans: plans.map(carrierPlan),
  };
}

const addressOf = ({ addressLine1, addressLine2, city, stateCode, postalCode }: Group) => ({
  AddressLine1: addressLine1,
  AddressLine2: addressLine2 ?? '',
  City: city,
  StateCode: stateCode,
  PostalCode: postalCode,
});

const subgroupsOf = (answers: ApplicationAnswers | null): CarrierGroup['Subgroups'] =>
  answers
    ? [answers.PrimaryGroup, ...answers.SubGroups]
        .filter(({ GroupStatus }) => GroupStatus === 'Active' || GroupStatus === 'New')
        .map(({ SubGroupId, GroupName, TaxId }) => ({ SubGroupId, GroupName, TaxId }))
    : [];

const segmentsOf = (answers: ApplicationAnswers | null): CarrierGroup['Segments'] =>
  (answers?.EmployeeSegments ?? []).map((segment) => ({
    SegmentClassId: segment.SegmentClassId,
    SegmentName: segment.SegmentName,
    FullTimeHours: segment.FullTimeHours,
    NewHireRule: segment.NewHireRule ?? '',
    TerminationRule: segment.TerminationRule ?? '',
  }));

export const carrierPlan = ({ hiosPlanId, displayName, coverage }: Plan): CarrierPlan => ({
  PlanId: hiosPlanId,
  PlanName: displayName,
  Coverage: coverage,
});
