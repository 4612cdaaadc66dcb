import type { IsoDate } from '#shared/dates/iso-date';
import type { RuleKey } from '#shared/business-rules/rule-catalogue';
import type { Rules } from '#shared/business-rules/rules';

interface LawRule {
  citation: string;
  /** Another reading is in court while the rule OpenEnrollmentSafeDate is set. */
  isContested?: true;
  /** Nobody but staff can supply it. */
  mustBeLoaded?: true;
}

/** What of enrollment days, short-term coverage, tobacco and the tax credit is law by date, and is changed without code. */
export const LAW_RULES: Partial<Record<RuleKey, LawRule>> = {
  GroupTobaccoNotice: { citation: '45 CFR 147.102(a)(1)(iv), 146.121(f)' },
  OpenEnrollmentStartDate: { citation: '45 CFR 155.410(e)(4)(i); off the marketplace 147.104(b)(1)(ii)' },
  OpenEnrollmentEndDate: { citation: '45 CFR 155.410(e)(4)(i); 90 FR 27074', isContested: true },
  OEPContractRenewalEnd: { citation: '45 CFR 147.104(b)(1)(ii); 90 FR 27074', isContested: true },
  OEPJanuaryCutOffDate: { citation: '45 CFR 155.410(f)(3)' },
  OEPFebruaryCutOffDate: { citation: '45 CFR 155.410(f)(3); 90 FR 27074', isContested: true },
  SpecialEnrollmentDaysAfter: { citation: '45 CFR 155.420(c)(1); off the marketplace 147.104(b)(4)(i)' },
  SpecialEnrollmentDaysBefore: { citation: '45 CFR 155.420(c)(2), (c)(3); off the marketplace 147.104(b)(4)(ii)' },
  MedicaidLossDaysAtMarketplace: { citation: '45 CFR 155.420(c)(6)' },
  DataMatchingDays: { citation: '45 CFR 155.315(f)(2)(ii)' },
  DataMatchingStatusDays: { citation: '45 CFR 155.315(c)(3)' },
  MedicaidAdultPercent: { citation: '42 CFR 435.119, 435.603(d)(4)' },
  MedicaidChildPercent: { citation: '42 CFR 435.118, 435.603(d)(4); Michigan state plan' },
  MedicaidPregnantPercent: { citation: '42 CFR 435.116, 435.603(d)(4); Michigan state plan' },
  MedicaidGuidelineYear: { citation: '42 CFR 435.603(h)' },
  CatastrophicBelowPercent: { citation: '45 CFR 155.605(d)(1)(iii)' },
  CatastrophicAbovePercent: { citation: '45 CFR 155.605(d)(1)(iii)' },
  AnswerEnhancedCredits: { citation: '26 USC 36B(b)(3)(A)(iii), (c)(1)(E)' },
  AnswerIncomeSpecialEnrollment: { citation: 'Pub. L. 119-21, section 71304' },
  AnswerWorkRequirement: { citation: 'Pub. L. 119-21, sections 71107 and 71119' },
  AnswerLawfulPresence: { citation: 'Pub. L. 119-21, section 71301' },
  ShortTermMaximumMonths: { citation: '45 CFR 144.103 (89 FR 23338)' },
  ShortTermDaysPer365: { citation: 'MCL 500.2213b(9)' },
  ShortTermNotice: { citation: '45 CFR 144.103 (89 FR 23338), paragraph (1)(ii)', mustBeLoaded: true },
};

export type RuleMark = 'Contested' | 'Missing';

/** What staff must know of the value of a rule; null for nothing. */
export function ruleMark(key: string, value: string, safeDate: IsoDate | null): RuleMark | null {
  const law = LAW_RULES[key as RuleKey];
  if (law?.mustBeLoaded && value.trim() === '') {
    return 'Missing';
  }
  return law?.isContested && safeDate !== null ? 'Contested' : null;
}

/** Rules whose value is the last day of a figure: by then the next one must have been entered. */
const LAST_DAYS = ['OpenEnrollmentSafeDate', 'OpenEnrollmentEndDate', 'FFMEndDate'] as const;

/** The figure that staff must enter next, and by when; null when all have passed, which is overdue. */
export function nextToArrive(
  rules: Pick<Rules, (typeof LAST_DAYS)[number]>,
  today: IsoDate,
): { key: RuleKey; by: IsoDate } | null {
  const coming = LAST_DAYS.flatMap((key) => {
    const by = rules[key];
    return by !== null && by >= today ? [{ key, by }] : [];
  });
  return coming.sort((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))[0] ?? null;
}
