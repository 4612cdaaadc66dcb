import {
  adviceGaps,
  adviceProblems,
  adviceRetainUntil,
  AMOUNT_NEEDED,
  compensationFacts,
  DISCLOSED_IN_FUTURE,
  DISCLOSED_LATE,
  DISCLOSED_WHAT,
  DISCLOSED_WHEN,
  PERIOD_NEEDED,
  THRESHOLD_FOR_GROUPS,
  UNNOTED_WHY,
} from '#shared/advice/advice-rules';
import type { AdviceLine, AdviceNotes } from '#shared/advice/advice.record';
import { isoDate } from '#shared/dates/iso-date';

const TODAY = isoDate('2026-11-20');
const BEGINS = isoDate('2027-01-01');
const notes = (given: Partial<AdviceNotes> = {}): AdviceNotes => ({
  Asked: 'A low premium',
  Said: 'Three plans',
  Why: 'It is the cheapest',
  Earns: 20,
  EarnsPer: 'Month',
  ExpectsThreshold: null,
  DisclosedOn: TODAY,
  Disclosure: 'The insurer’s sheet',
  ...given,
});
const group = (given: Partial<AdviceNotes> = {}) => notes({ ExpectsThreshold: true, ...given });

describe('notes are refused', () => {
  it.each<[string, AdviceLine, AdviceNotes, Record<string, string>]>([
    ['not at all when they fit', 'household', notes(), {}],
    [
      'not at all when nothing is known',
      'group',
      notes({ Earns: null, EarnsPer: null, DisclosedOn: null, Disclosure: '' }),
      {},
    ],
    ['with an amount for nothing', 'household', notes({ EarnsPer: null }), { EarnsPer: PERIOD_NEEDED }],
    ['with a period without an amount', 'household', notes({ Earns: null }), { Earns: AMOUNT_NEEDED }],
    [
      'with the question about groups, of a household',
      'household',
      group(),
      { ExpectsThreshold: THRESHOLD_FOR_GROUPS },
    ],
    ['with a disclosure without a day', 'group', group({ DisclosedOn: null }), { DisclosedOn: DISCLOSED_WHEN }],
    ['with a day without a disclosure', 'group', group({ Disclosure: '' }), { Disclosure: DISCLOSED_WHAT }],
    [
      'with a disclosure of tomorrow',
      'group',
      group({ DisclosedOn: isoDate('2026-11-21') }),
      { DisclosedOn: DISCLOSED_IN_FUTURE },
    ],
  ])('%s', (_what, line, given, expected) => {
    expect(adviceProblems(line, given, TODAY)).toEqual(expected);
  });
});

describe('a record lacks', () => {
  const undisclosed = { DisclosedOn: null, Disclosure: '' };
  it.each<[string, AdviceLine, AdviceNotes, string[]]>([
    ['nothing', 'household', notes(), []],
    [
      'what is not written down',
      'household',
      notes({ Asked: '', Said: '', Why: '' }),
      ['What the client asked for is not noted.', 'What was said is not noted.', UNNOTED_WHY],
    ],
    [
      'the pay and the disclosure of a household, whatever the amount',
      'household',
      notes({ Earns: null, EarnsPer: null, ...undisclosed }),
      ['What the agent earns is not known.', 'No disclosure of the insurer about the agent’s pay is noted.'],
    ],
    [
      'the answer whether a group’s agent expects $1,000',
      'group',
      notes(undisclosed),
      ['Whether you expect $1,000 or more is not answered.'],
    ],
    [
      'the disclosure to a group when $1,000 are expected',
      'group',
      group(undisclosed),
      ['No disclosure to the plan’s fiduciary is noted.'],
    ],
    [
      'nothing of a group’s pay below $1,000',
      'group',
      group({ ExpectsThreshold: false, Earns: null, EarnsPer: null, ...undisclosed }),
      [],
    ],
    [
      'a disclosure in time, on the day on which coverage begins',
      'group',
      group({ DisclosedOn: BEGINS }),
      [DISCLOSED_LATE],
    ],
    ['nothing, the day before', 'group', group({ DisclosedOn: isoDate('2026-12-31') }), []],
  ])('%s', (_what, line, given, expected) => {
    expect(adviceGaps(line, given, BEGINS)).toEqual(expected);
  });
});

describe('what the record says of the pay', () => {
  const said = (line: AdviceLine, given: AdviceNotes) => Object.fromEntries(compensationFacts(line, given));

  it('of a household names the insurer’s duty and its source', () => {
    expect(said('household', notes({ Earns: null, EarnsPer: null }))).toMatchObject({
      Source: expect.stringContaining('42 USC 300gg-46(a), (b)'),
      'The agent earns': 'Not known',
      'Disclosed on': '11/20/2026',
      'What was disclosed': 'The insurer’s sheet',
    });
  });

  it.each([
    [true, 'Yes'],
    [false, 'No: no disclosure is due'],
    [null, 'Not said'],
  ])('of a group says whether $1,000 are expected: %s', (ExpectsThreshold, words) => {
    expect(said('group', notes({ ExpectsThreshold, DisclosedOn: null, Disclosure: '' }))).toMatchObject({
      Source: expect.stringContaining('29 USC 1108(b)(2)(B)'),
      'The agent earns': '$20.00 a month',
      '$1,000 or more expected': words,
      'Disclosed on': 'Not noted',
      'What was disclosed': 'Not noted',
    });
  });
});

describe('a record is kept', () => {
  it.each([
    ['2026-11-20', '2036-11-20'],
    ['2028-02-29', '2038-02-28'],
  ])('ten years: made %s, until %s', (madeOn, until) => {
    expect(adviceRetainUntil(isoDate(madeOn))).toBe(until);
  });
});
