import { fireEvent, screen, within } from '@testing-library/react';
import { isoDate } from '#shared/dates/iso-date';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { click, open, quoteWith, setUpEnrollment, theServer } from '#support/components/open-enrollment.tsx';
import { A_WHILE_MS, pass } from '#support/components/open-screen.tsx';

const PASSED = 'This quote has expired because effective date is in the past.';
const expired = (Kind: 'continue' | 'expired', given: Partial<IndividualQuoteResponse> = {}) =>
  quoteWith(
    { EnrollmentType: 'Special', QualifyingEventReason: 'Marriage', EventDate: isoDate('2026-11-01') },
    { Expiry: { Kind, Message: PASSED }, ...given },
  );
const asked = () => screen.queryByRole('alertdialog', { name: 'Choose another effective date' });

describe('an enrollment whose day has passed', () => {
  setUpEnrollment();

  it('says so when it is opened, and goes on with the next day that can be chosen', async () => {
    const quote = expired('continue', { AllowedEffectiveDates: [isoDate('2099-01-01')] });
    const router = await open(quote);
    theServer().refuse = ({ path }) => (path.startsWith('/api/quote/') ? { status: 200, body: quote.Quote } : null);
    const dialog = within(asked()!);
    dialog.getByText(PASSED);
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    await pass(A_WHILE_MS);
    const saves = theServer().saves();
    expect(saves.map(({ path, body }) => [path, body['EffectiveDate']])).toEqual([
      ['/api/quote/BackToQuoting/7', undefined],
      ['/api/quote/PutUpdatedEffectiveDate/7', '2099-01-01'],
    ]);
    expect(router.state.location.pathname).toBe('/quotes/census/individual/quote/7');
  });

  it('stays readable after Cancel, and asks again when it is told to', async () => {
    await open(expired('continue'));
    await click('Cancel');
    expect(asked()).toBeNull();
    screen.getByText(PASSED);
    await click('Change the effective date');
    expect(asked()).not.toBeNull();
  });

  it('says so without a question when no day is left', async () => {
    await open(expired('expired'));
    screen.getByText(PASSED);
    expect(asked()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change the effective date' })).toBeNull();
  });
});
