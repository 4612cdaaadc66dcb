export interface AcaPlan {
  isMedical: boolean;
  isAcaPlan: boolean;
}

/** Every medical plan that the group has is an ACA plan. A group without medical plans is none. */
export function isAcaGroup(current: readonly AcaPlan[]): boolean {
  const medical = current.filter(({ isMedical }) => isMedical);
  return medical.length > 0 && medical.every(({ isAcaPlan }) => isAcaPlan);
}

/**
 * What the agent is told of a group with ACA and non-ACA plans side by side; null for any other group.
 * Source: spec 002 section 8, "Mixed ACA and non-ACA current plans give a hover note to contact small business sales"; the words are ours.
 *
 * @param phone rule SmallGroupSalesPhoneNum
 */
export function mixedAcaNote(current: readonly AcaPlan[], phone: string): string | null {
  const medical = current.filter(({ isMedical }) => isMedical);
  const aca = medical.filter(({ isAcaPlan }) => isAcaPlan).length;
  return aca > 0 && aca < medical.length
    ? `This group has ACA and non-ACA plans. Please contact small business sales at ${phone} to renew it.`
    : null;
}
