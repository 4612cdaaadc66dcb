import { individualSelectionProblems } from '#shared/individuals/individual-selection';
import type { SelectablePlan } from '#shared/plans/selection';

const plan = (kind: 'IsMedical' | 'IsDental' | 'IsVision'): SelectablePlan => ({
  PlanId: 1,
  PlanDisplayName: 'A plan',
  IsMedical: false,
  IsDental: false,
  IsVision: false,
  PlanType: 'Standard',
  PlanSuiteName: null,
  [kind]: true,
});
const [MEDICAL, DENTAL, VISION] = [plan('IsMedical'), plan('IsDental'), plan('IsVision')];
const BOTH = { anyDentalEnrolled: true, anyVisionEnrolled: true };
const NEITHER = { anyDentalEnrolled: false, anyVisionEnrolled: false };

describe('the plans of a household', () => {
  it.each([
    ['one of each', [MEDICAL, DENTAL, VISION], BOTH, []],
    ['medical alone, where nobody enrolls in more', [MEDICAL], NEITHER, []],
    ['none', [], NEITHER, ['At least one medical plan must be selected.']],
    ['two medical plans', [MEDICAL, MEDICAL], NEITHER, ['You can not select more than one medical plan.']],
    [
      'medical alone',
      [MEDICAL],
      BOTH,
      [
        'A dental plan must be selected because a census member enrolls in dental.',
        'A vision plan must be selected because a census member enrolls in vision.',
      ],
    ],
    [
      'dental and vision for nobody',
      [MEDICAL, DENTAL, VISION],
      NEITHER,
      [
        'A dental plan can not be selected because nobody enrolls in dental.',
        'A vision plan can not be selected because nobody enrolls in vision.',
      ],
    ],
    [
      'two dental and two vision plans',
      [MEDICAL, DENTAL, DENTAL, VISION, VISION],
      BOTH,
      ['You can not select more than one dental plan.', 'You can not select more than one vision plan.'],
    ],
  ])('%s', (_what, selected, facts, problems) => {
    expect(individualSelectionProblems(selected, facts)).toEqual(problems);
  });
});
