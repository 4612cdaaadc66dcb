import {
  DENTAL_PLAN_REQUIRED,
  NO_MEDICAL_PLAN,
  ONE_DENTAL_PLAN,
  type SelectablePlan,
  VISION_PLAN_REQUIRED,
} from '#shared/plans/selection';

/** Spec 002 section 5 has a message for each and quotes only that of dental: individuals, decision 31. */
export const ONE_MEDICAL_PLAN = 'You can not select more than one medical plan.';
export const ONE_VISION_PLAN = 'You can not select more than one vision plan.';
export const NOBODY_ENROLLS_IN_DENTAL = 'A dental plan can not be selected because nobody enrolls in dental.';
export const NOBODY_ENROLLS_IN_VISION = 'A vision plan can not be selected because nobody enrolls in vision.';

/** What prevents a household's enrollment with these plans, in the order in which to fix it. Spec 002 section 5. */
export function individualSelectionProblems(
  selected: readonly SelectablePlan[],
  { anyDentalEnrolled, anyVisionEnrolled }: { anyDentalEnrolled: boolean; anyVisionEnrolled: boolean },
): string[] {
  const medical = selected.filter(({ IsMedical }) => IsMedical).length;
  const dental = selected.filter(({ IsDental }) => IsDental).length;
  const vision = selected.filter(({ IsVision }) => IsVision).length;
  const broken: [boolean, string][] = [
    [medical === 0, NO_MEDICAL_PLAN],
    [medical > 1, ONE_MEDICAL_PLAN],
    [anyDentalEnrolled && dental === 0, DENTAL_PLAN_REQUIRED],
    [!anyDentalEnrolled && dental > 0, NOBODY_ENROLLS_IN_DENTAL],
    [dental > 1, ONE_DENTAL_PLAN],
    [anyVisionEnrolled && vision === 0, VISION_PLAN_REQUIRED],
    [!anyVisionEnrolled && vision > 0, NOBODY_ENROLLS_IN_VISION],
    [vision > 1, ONE_VISION_PLAN],
  ];
  return broken.filter(([isBroken]) => isBroken).map(([, message]) => message);
}
