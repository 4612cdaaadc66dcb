import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { THEME } from '#support/components/theme.ts';
import { buildIndividualQuote } from '#support/shared/households.ts';
import { queryClient } from '../../app/query-client.ts';
import { rulesQuery } from '../../app/rules-queries.ts';
import { GrantedCreditSection } from './GrantedCreditSection.tsx';

const GRANTED: NonNullable<IndividualQuoteResponse['Ffm']> = {
  ConsumerId: '1000102',
  AptcAmount: 612.4,
  AptcElectedAmount: 600,
  IsMaximum: false,
  ElectedReason: null,
  CsrLevel: 5,
  SpecialEnrollmentVerificationPendingIndicator: false,
  SpecialEnrollmentVerificationDueDate: null,
  zeroPayment: undefined,
};

describe('the tax credit that the marketplace granted', () => {
  let sent: unknown[];
  let answer: () => Response;

  beforeEach(() => {
    queryClient.setQueryData(rulesQuery.queryKey, {} as never);
    sent = [];
    answer = () => Response.json(buildIndividualQuote({ Ffm: GRANTED, Version: 2 }));
    globalThis.fetch = ((_path: string, { body }: RequestInit = {}) => {
      sent.push(JSON.parse(body as string));
      return Promise.resolve(answer());
    }) as typeof fetch;
  });

  const draw = (given: Partial<NonNullable<IndividualQuoteResponse['Ffm']>> = {}, canChange = true) =>
    render(
      <QueryClientProvider client={queryClient}>
        <ThemeProvider theme={THEME}>
          <GrantedCreditSection
            quote={buildIndividualQuote({ Ffm: { ...GRANTED, ...given } })}
            chosen={undefined}
            canChange={canChange}
          />
        </ThemeProvider>
      </QueryClientProvider>,
    );
  const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Tax credit to use each month/ });
  const elect = async (typed: string) => {
    await userEvent.clear(field());
    if (typed) {
      await userEvent.type(field(), typed);
    }
    await userEvent.click(screen.getByRole('button', { name: 'Update prices' }));
  };

  it('is named as granted, with what is elected of it and the cost-sharing level', () => {
    draw();
    expect(screen.getByRole('heading', { name: 'Granted by the marketplace' })).toBeTruthy();
    expect(screen.getByText('$612.40 a month')).toBeTruthy();
    expect(screen.getByText('$600.00 a month')).toBeTruthy();
    expect(screen.getByText('Level 5, reduced on silver plans (87%)')).toBeTruthy();
    expect(screen.queryByText(/estimate/)).toBeNull();
  });

  const QUOTE = { Id: 7, Version: 1, QuoteType: 'IndividualNewBusiness' };

  it('is taken in part: the amount is sent alone, with why not all of it', async () => {
    draw();
    await userEvent.click(screen.getByRole('combobox', { name: /Why not all of it/ }));
    await userEvent.click(screen.getByRole('option', { name: 'The income may end higher than expected' }));
    await elect('250.5');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ ...QUOTE, Ffm: { AptcElectedAmount: 250.5, ElectedReason: 'IncomeMayRise' } }]);
  });

  it('is taken as a whole without a reason, whatever was said before', async () => {
    draw({ ElectedReason: 'WithTaxReturn' });
    expect(screen.getByText('The rest is wanted with the tax return')).toBeTruthy();
    await elect('612.4');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toEqual([{ ...QUOTE, Ffm: { AptcElectedAmount: 612.4, ElectedReason: null } }]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says what the tax return settles once the income of the application is entered', async () => {
    draw();
    await userEvent.click(screen.getByRole('button', { name: 'If the income changes' }));
    const table = () => screen.queryByRole('region', { name: 'What the tax return settles, by income' });
    expect(table()).toBeNull();
    await userEvent.type(screen.getByRole('textbox', { name: /Annual income/ }), '60000');
    await userEvent.type(screen.getByRole('textbox', { name: /Household size/ }), '1');
    await waitFor(() => expect(table()).not.toBeNull());
    const rows = within(table()!)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    // $12.40 a month was not taken; above $63,840 all of 12 × $600 is owed.
    expect(rows.slice(2, 3)).toEqual([['As expected', '$60,000', '$148.80 comes back', '$612.40 a month']]);
    expect(rows.at(-1)).toEqual(['20% higher', '$72,000', '$7,200.00 owed', '$0.00 a month']);
    expect(sent).toEqual([]);
  });

  it('keeps the focus where it was when it is saved', async () => {
    draw();
    await elect('250.5');
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Update prices' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Update prices' }));
  });

  it.each([
    ['', 'Please enter elected subsidy amount.'],
    ['-1', 'Elected amount cannot be less than zero'],
    ['612.41', 'Elected amount cannot exceed maximum subsidy'],
  ])('the amount "%s" is refused before anything is sent', async (typed, words) => {
    draw();
    await elect(typed);
    expect(await screen.findByText(words)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    [
      'at its field',
      { Fields: { 'Ffm.AptcElectedAmount': ['Elected amount cannot exceed maximum subsidy'] }, Message: 'No.' },
      'Elected amount cannot exceed maximum subsidy',
    ],
    ['below it', { Fields: {}, Message: 'This quote has been deleted.' }, 'This quote has been deleted.'],
  ])('a refusal of the server shows %s', async (_where, body, words) => {
    answer = () => Response.json({ Code: 'RULE_BROKEN', ...body }, { status: 422 });
    draw();
    await elect('600');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['nothing was granted', { AptcAmount: 0, AptcElectedAmount: 0 }, true],
    ['the quote cannot be changed', {}, false],
  ])('is only read when %s', (_when, given, canChange) => {
    draw(given, canChange);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
