export interface AcaPlan {
  isMedical: boolean;
  isAcaPlan: boolean;
}

/** All of the group's medical plans are ACA plans. False without medical plans. */
export function isAcaGroup(current: readonly AcaPlan[]): boolean {
  const medical = current.filter(({ isMedical }) => isMedical);
  return medical.length > 0 && medical.every(({ isAcaPlan }) => isAcaPlan);
}

/**
 * The agent's note for a group with both ACA and non-ACA plans; null for any other group.
 * Source: spec 002 section 8, "Mixed ACA and non-ACA current plans give a hover note to contact small business sales"; the wording
 * is ours.
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
