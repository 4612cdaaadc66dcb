import { isContractActive } from '#shared/book-of-business/individuals/contract-standing';
import { pcpEditProblem } from '#shared/book-of-business/individuals/pcp-change';
import { isBookRetired } from '#shared/book-of-business/individuals/retirement';
import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { ContractMember } from '../contracts/contract-member.table.ts';
import type { Contract } from '../contracts/contract.table.ts';

/** Who looks at a contract, and when. */
export interface Viewing {
  user: SessionUser;
  today: IsoDate;
  rules: Rules;
}

/** Whether a member is covered: the carrier says so, and the contract covers anyone. */
export const isMemberActive = (
  { isActive: IsActive, isVoid: IsVoid, terminationDate: TerminationDate }: Contract,
  member: ContractMember,
  today: IsoDate,
): boolean => member.isActive && isContractActive({ IsActive, IsVoid, TerminationDate }, today);

/** Why the user cannot change the member's primary care provider; null = they can. */
export const pcpRightProblem = (
  contract: Contract,
  member: ContractMember,
  { user, today, rules }: Viewing,
): string | null =>
  pcpEditProblem({
    isActive: isMemberActive(contract, member, today),
    eVisitFirst: member.eVisitFirst,
    enterpriseId: member.enterpriseId,
    facetsId: contract.facetsId,
    medicalPlanId: contract.medicalPlanId ?? 0,
    isRetired: !contract.isMedicare && isBookRetired(rules, today),
    isInternal: user.isInternal,
  });
