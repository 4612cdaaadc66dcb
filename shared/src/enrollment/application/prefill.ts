import type { PrefillSource } from '#shared/enrollment/application-options';
import type { ApplicationAnswers, Subgroup } from '#shared/enrollment/application.record';
import type { GroupResponse } from '#shared/groups/group.record';
import { differingPaths } from '#shared/enrollment/application/answer-fields';
import { BLANK_ACCOUNT } from '#shared/enrollment/application/bank-account';
import { blankAnswers } from '#shared/enrollment/application/blank-answers';
import { isActiveSubgroup } from '#shared/enrollment/application/subgroup-problems';

/** What an application can reuse so that nobody types it again. */
export interface KnownAnswers {
  group: Pick<
    GroupResponse,
    'GroupName' | 'TaxId' | 'GroupEnterpriseId' | 'PhoneNumber' | 'GroupEmail' | 'Address' | 'TotalEligibleEmployees'
  >;
  census: { employees: number; waiving: number };
  /** The group's newest earlier application. */
  earlier: { answers: ApplicationAnswers; isApproved: boolean } | null;
}

export interface PrefilledAnswers {
  answers: ApplicationAnswers;
  prefilled: { Field: string; Source: PrefillSource }[];
}

/**
 * The answers known before anyone has answered: from the group's own data and its census counts, and for the rest from the group's
 * earlier application. Bank account numbers, Section 111 dates and bypasses are asked again.
 *
 * Source: ux 5, "Type it once".
 */
export function prefilledAnswers({ group, census, earlier }: KnownAnswers): PrefilledAnswers {
  const base = earlier ? takenOver(earlier.answers, earlier.isApproved) : blankAnswers();
  const withGroup = { ...base, PrimaryGroup: ofGroup(base.PrimaryGroup, group) };
  const answers = { ...withGroup, ...counted(base, census, group.TotalEligibleEmployees) };
  const fromGroup = new Set(differingPaths(base, withGroup));
  const fromCensus = new Set(differingPaths(withGroup, answers));
  const sourceOf = (path: string): PrefillSource =>
    fromGroup.has(path) ? 'Group' : fromCensus.has(path) ? 'Census' : 'EarlierApplication';
  const prefilled = differingPaths(blankAnswers(), answers).map((Field) => ({ Field, Source: sourceOf(Field) }));
  return { answers, prefilled };
}

function ofGroup(primary: Subgroup, group: KnownAnswers['group']): Subgroup {
  return {
    ...primary,
    GroupName: group.GroupName,
    TaxId: group.TaxId ?? primary.TaxId,
    GroupEnterpriseId: group.GroupEnterpriseId,
    GroupStatus: group.GroupEnterpriseId === null ? 'New' : 'Active',
    Address: group.Address.General,
    Admin: {
      ...primary.Admin,
      Phone: primary.Admin.Phone || (group.PhoneNumber ?? ''),
      Email: primary.Admin.Email || (group.GroupEmail ?? ''),
    },
  };
}

/** The census counts the employees offered coverage; the total number of employees is at least that. */
function counted(
  base: ApplicationAnswers,
  { employees, waiving }: KnownAnswers['census'],
  eligibleOfGroup: number | null | undefined,
): Partial<ApplicationAnswers> {
  if (employees === 0) {
    return {};
  }
  const eligible = Math.max(employees, eligibleOfGroup ?? 0);
  return {
    NumberOfEmployees: Math.max(base.NumberOfEmployees ?? 0, eligible),
    NumberOfEligbleEmployees: eligible,
    NumberWaiving: waiving,
  };
}

/** An earlier application without what has ended and what must be answered again. An approved one made its new subgroups active. */
function takenOver(earlier: ApplicationAnswers, isApproved: boolean): ApplicationAnswers {
  const kept = earlier.SubGroups.filter(isActiveSubgroup);
  return {
    ...earlier,
    SubGroups: isApproved ? kept.map((subgroup) => ({ ...subgroup, GroupStatus: 'Active' })) : kept,
    CommonTaxControl: { ...earlier.CommonTaxControl, NumGroups: kept.length },
    AccountData: earlier.AccountData && accountAgain(earlier.AccountData, isApproved),
    Section111EffectiveDate: null,
    BypassMemberEnrollment: false,
    BypassSupportDocument: false,
  };
}

/** The insurer has the account of an approved application; otherwise it must be entered again, because its number is never shown. */
const accountAgain = (
  account: NonNullable<ApplicationAnswers['AccountData']>,
  isApproved: boolean,
): ApplicationAnswers['AccountData'] =>
  isApproved ? { ...BLANK_ACCOUNT, AccountType: 2 } : { ...account, AccountNumber: '' };
