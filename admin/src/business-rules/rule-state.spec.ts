import { isoDate } from '#shared/dates/iso-date';
import { ruleState, stateLabel } from './rule-state.ts';

const today = isoDate('2026-11-20');

describe('the state of a rule on 11/20/2026', () => {
  it.each`
    EffectiveDate   | TermDate        | state         | label
    ${'2014-01-01'} | ${null}         | ${'inForce'}  | ${'In force'}
    ${'2026-11-20'} | ${null}         | ${'inForce'}  | ${'In force'}
    ${'2026-11-21'} | ${null}         | ${'upcoming'} | ${'Starts 11/21/2026'}
    ${'2014-01-01'} | ${'2026-11-19'} | ${'expired'}  | ${'Ended 11/19/2026'}
    ${'2014-01-01'} | ${'2026-11-20'} | ${'ending'}   | ${'Ends today'}
    ${'2014-01-01'} | ${'2026-12-20'} | ${'ending'}   | ${'Ends 12/20/2026'}
    ${'2014-01-01'} | ${'2026-12-21'} | ${'inForce'}  | ${'In force'}
    ${'2026-12-01'} | ${'2026-12-05'} | ${'upcoming'} | ${'Starts 12/1/2026'}
  `('from $EffectiveDate to $TermDate: $label', ({ state, label, ...window }) => {
    expect([ruleState(window, today), stateLabel(window, today)]).toEqual([state, label]);
  });
});
