import { CONSENT_CHANGED, TYPE_YOUR_NAME } from '#shared/enrollment/signing';
import { CONFIRM_LIST, confirmationProblems, ELIGIBLE_WORDS_VERSION } from '#shared/enrollment/eligible-employees';

const GIVEN = { SignedByName: 'Grace Hopper', Agreed: true, WordsVersion: ELIGIBLE_WORDS_VERSION };

describe('what the confirmation of the eligible employees lacks', () => {
  it.each([
    [{}, {}],
    [{ SignedByName: 'Rosa B. Delgado' }, {}],
    [{ SignedByName: 'Grace' }, { SignedByName: TYPE_YOUR_NAME }],
    [{ SignedByName: ' ' }, { SignedByName: TYPE_YOUR_NAME }],
    [{ Agreed: false }, { Agreed: CONFIRM_LIST }],
    [{ WordsVersion: '2025-01-eligible' }, { Agreed: CONSENT_CHANGED }],
  ])('given as %j: %j', (given, problems) => {
    expect(confirmationProblems({ ...GIVEN, ...given }, 'Grace Hopper')).toEqual(problems);
  });
});
