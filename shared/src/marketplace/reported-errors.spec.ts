import { isNews, reportErrorProblem, withoutPeople } from '#shared/marketplace/reported-errors';
import { INDIVIDUAL_STATUSES } from '#shared/individuals/individual-status';

describe('an error of the marketplace that an agent saw', () => {
  it('is taken while the quote is being enrolled', () => {
    const taken = INDIVIDUAL_STATUSES.filter(
      (status) => reportErrorProblem({ status, isDeleted: false, isFfm: true }) === null,
    );
    expect(taken).toEqual(['Enrolling', 'SignatureRequired', 'Pended', 'FailedEnrollment']);
    expect(reportErrorProblem({ status: 'Enrolling', isDeleted: true, isFfm: true })).toBe(
      'This quote is not being enrolled at the marketplace now.',
    );
    expect(reportErrorProblem({ status: 'Enrolling', isDeleted: false, isFfm: false })).toBe(
      'This quote is not enrolled at the marketplace.',
    );
  });

  it.each`
    quote                  | application  | message       | isKept
    ${'SignatureRequired'} | ${null}      | ${'No page.'} | ${true}
    ${'SignatureRequired'} | ${null}      | ${''}         | ${false}
    ${'SignatureRequired'} | ${null}      | ${'Told.'}    | ${false}
    ${'SignatureRequired'} | ${'Waiting'} | ${'No page.'} | ${true}
    ${'SignatureRequired'} | ${'Failed'}  | ${'No page.'} | ${true}
    ${'SignatureRequired'} | ${'Failed'}  | ${'Stored.'}  | ${false}
    ${'FailedEnrollment'}  | ${'Failed'}  | ${'No page.'} | ${false}
    ${'Pended'}            | ${'Failed'}  | ${'No page.'} | ${false}
    ${'FailedEnrollment'}  | ${'NotSent'} | ${'No page.'} | ${true}
  `('is kept: $isKept, "$message" with $quote and $application', ({ quote, application, message, isKept }) => {
    const stored = application && { status: application as string, message: 'Stored.' };
    expect(isNews(message as string, { quote: { status: quote }, application: stored, told: ['Told.'] })).toBe(isKept);
  });

  it.each([
    ['Ada Quixwater is not known.', ['Ada', 'Quixwater'], '… … is not known.'],
    ['ADA, Adam and Ávila', ['Ada', 'Ávila'], '…, Adam and …'],
    ['Anna-Lena (Jo)', ['Anna-Lena', 'Jo'], '… (…)'],
    ['Write to ada@example.com now', [], 'Write to … now'],
    ['Call +1 (616) 555-0100 now', [], 'Call … now'],
    ['Nothing to hide', ['', 'X'], 'Nothing to hide'],
  ])('"%s" names none of %j', (message, names, shown) => {
    expect(withoutPeople(message, names)).toBe(shown);
  });
});
