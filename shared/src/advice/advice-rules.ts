import { type AdviceLine, type AdviceNotes, EARNED_PER_LABELS } from '#shared/advice/advice.record';
import { addYears, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';

/** Ours: as long as 45 CFR 155.220(j)(2)(ii)(A)(2) and (iii)(C) keep what the client agreed to. */
const KEPT_YEARS = 10;
/** Records per quote: a few are normal, hundreds are a mistake. */
export const MOST_ADVICE_RECORDS = 50;
export const TOO_MANY_ADVICE_RECORDS = `This quote already has ${MOST_ADVICE_RECORDS} advice records.`;

export const PERIOD_NEEDED = 'Choose what the amount is for.';
export const AMOUNT_NEEDED = 'Enter the amount, or choose nothing here while it is not known.';
export const DISCLOSED_IN_FUTURE = 'The day of the disclosure cannot be in the future.';
export const DISCLOSED_WHEN = 'Enter the day on which it was disclosed.';
export const DISCLOSED_WHAT = 'Enter what was disclosed, or which document it was.';
export const THRESHOLD_FOR_GROUPS = 'This is asked about groups only.';
export const UNNOTED_WHY = 'Why this plan, in the client’s words, is not noted.';
export const DISCLOSED_LATE =
  'The disclosure is dated on or after the day on which coverage begins: the law wants it before the choice.';

interface CompensationRule {
  /** Who tells whom what, and when. */
  text: string;
  source: string;
}

/** What the law wants said about an agent's pay. Both by Public Law 116-260, division BB, section 202. */
export const COMPENSATION_RULES: Readonly<Record<AdviceLine, CompensationRule>> = {
  household: {
    text:
      'The insurer tells the client what the agent is paid for individual and short-term coverage: before the choice of a plan is final, ' +
      'and on what confirms the enrollment. The duty is the insurer’s; this record notes what the client was given and when.',
    source:
      '42 USC 300gg-46(a), (b) (Public Health Service Act, section 2746; Consolidated Appropriations Act, 2021, division BB, section 202)',
  },
  group: {
    text:
      'An agent who expects $1,000 or more, direct or indirect, for a group health plan tells the plan’s fiduciary in writing which ' +
      'services it is for, how much it is and who pays it: reasonably in advance of the contract, its extension or its renewal.',
    source:
      '29 USC 1108(b)(2)(B) (ERISA, section 408(b)(2)(B); Consolidated Appropriations Act, 2021, division BB, section 202)',
  },
};

export const adviceRetainUntil = (madeOn: IsoDate): IsoDate => addYears(madeOn, KEPT_YEARS);

/** What is wrong with notes that are to be stored, by field; empty when nothing is. */
export function adviceProblems(line: AdviceLine, notes: AdviceNotes, today: IsoDate): Record<string, string> {
  const found: Record<string, string | null> = {
    Earns: notes.Earns === null && notes.EarnsPer !== null ? AMOUNT_NEEDED : null,
    EarnsPer: notes.Earns !== null && notes.EarnsPer === null ? PERIOD_NEEDED : null,
    ExpectsThreshold: line === 'household' && notes.ExpectsThreshold !== null ? THRESHOLD_FOR_GROUPS : null,
    DisclosedOn:
      notes.DisclosedOn === null
        ? notes.Disclosure === ''
          ? null
          : DISCLOSED_WHEN
        : notes.DisclosedOn > today
          ? DISCLOSED_IN_FUTURE
          : null,
    Disclosure: notes.DisclosedOn !== null && notes.Disclosure === '' ? DISCLOSED_WHAT : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null)) as Record<string, string>;
}

/** What a record made now would lack. It can be made all the same: it says what it does not have. */
export function adviceGaps(line: AdviceLine, notes: AdviceNotes, effectiveDate: IsoDate): string[] {
  const { Asked, Said, Why, Earns, ExpectsThreshold, DisclosedOn } = notes;
  const isUnsaid = line === 'group' && ExpectsThreshold === null;
  const isOwed = line === 'household' || ExpectsThreshold === true;
  return [
    ...(Asked === '' ? ['What the client asked for is not noted.'] : []),
    ...(Said === '' ? ['What was said is not noted.'] : []),
    ...(Why === '' ? [UNNOTED_WHY] : []),
    ...(isUnsaid ? ['Whether you expect $1,000 or more is not answered.'] : []),
    ...(isOwed && Earns === null ? ['What the agent earns is not known.'] : []),
    ...(isOwed && DisclosedOn === null ? [UNDISCLOSED[line]] : []),
    ...(isOwed && DisclosedOn !== null && DisclosedOn >= effectiveDate ? [DISCLOSED_LATE] : []),
  ];
}

const UNDISCLOSED: Readonly<Record<AdviceLine, string>> = {
  household: 'No disclosure of the insurer about the agent’s pay is noted.',
  group: 'No disclosure to the plan’s fiduciary is noted.',
};

/** What a record says about the agent's pay. */
export function compensationFacts(line: AdviceLine, notes: AdviceNotes): [label: string, text: string][] {
  const { Earns, EarnsPer, ExpectsThreshold, DisclosedOn, Disclosure } = notes;
  const expected = ExpectsThreshold === null ? 'Not said' : ExpectsThreshold ? 'Yes' : 'No: no disclosure is due';
  return [
    ['Rule', COMPENSATION_RULES[line].text],
    ['Source', COMPENSATION_RULES[line].source],
    [
      'The agent earns',
      Earns === null || EarnsPer === null
        ? 'Not known'
        : `${formatDollars(Earns)} ${EARNED_PER_LABELS[EarnsPer].toLowerCase()}`,
    ],
    ...(line === 'group' ? [['$1,000 or more expected', expected] satisfies [string, string]] : []),
    ['Disclosed on', DisclosedOn === null ? 'Not noted' : formatDay(DisclosedOn)],
    ['What was disclosed', Disclosure || 'Not noted'],
  ];
}
