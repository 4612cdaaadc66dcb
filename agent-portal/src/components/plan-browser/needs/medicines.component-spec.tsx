import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import type { Medicine, MedicineListing, QuoteMedicine } from '#shared/medicines/medicine.record';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { INDIVIDUAL_FACET_VALUES } from '#shared/plans/plan-facets';
import { yearTermsOf } from '#shared/plans/yearly-cost';
import { loaded } from '#support/components/loaded.ts';
import { THEME } from '#support/components/theme.ts';
import { buildPlan } from '#support/shared/plans.ts';
import { queryClient } from '../../../app/query-client.ts';
import { CompareDialog } from '../CompareDialog.tsx';
import { NO_FILTERS } from '../filters/plan-filters.ts';
import { useAnnouncements } from '../LiveRegion.tsx';
import { PlanBrowser } from '../list/PlanBrowser.tsx';
import type { PlanTerms } from '../plan-terms.ts';
import type { QuoteDoctors } from './use-quote-doctors.ts';
import { useQuoteMedicines } from './use-quote-medicines.ts';

const PLANS = [buildPlan(1), buildPlan(2), buildPlan(3)];
const METFORMIN: Medicine = { RxNormId: 861_007, Name: 'Metformin 500 MG Oral Tablet' };
const LISTING: MedicineListing = {
  PlanIds: [1],
  Tier: 'PREFERRED-BRAND',
  PriorAuthorization: true,
  StepTherapy: false,
  QuantityLimit: false,
  FillCost: 10,
  FillUnknown: null,
};
const medicine = (given: Partial<QuoteMedicine> = {}): QuoteMedicine => ({
  ...METFORMIN,
  Listings: [LISTING],
  NotListed: [2],
  ...given,
});
const ON_THE_LIST = 'Preferred brand tier; needs prior authorization; 12 × $10.00 = $120.00 a year';
const NOTE = 'Check with the insurer before enrolling; lists of covered medicines change.';
const TERMS: PlanTerms = {
  buyer: 'household',
  coverages: ['medical'],
  values: INDIVIDUAL_FACET_VALUES,
  costs: { medical: 'individual', dental: 'individual', vision: 'individual' },
  credit: null,
  year: yearTermsOf(null, 1),
};
const nothing = () => {};
const NOBODY: QuoteDoctors = { list: [], zip: null, readAgain: null, add: nothing, remove: nothing };
const ACTIONS = { toggle: nothing, compare: nothing, details: nothing, price: nothing, deltaDental: nothing };

function Page({ layout = 'list' }: { layout?: 'list' | 'yearly' }) {
  const [current, filter] = useState(NO_FILTERS);
  const { announce, region } = useAnnouncements();
  const medicines = useQuoteMedicines(7, announce);
  const view = {
    ...{ coverage: 'medical' as const, order: 'premium' as const, layout, year: 'usual' as const },
    ...{ filters: { medical: current, dental: NO_FILTERS, vision: NO_FILTERS }, compared: [], terms: TERMS, current },
    ...{ show: nothing, sort: nothing, filter, compare: nothing, layOut: nothing, chooseYear: nothing },
    clear: () => filter(NO_FILTERS),
  };
  return (
    <>
      <PlanBrowser
        {...{ view, medicines }}
        doctors={NOBODY}
        offered={PLANS}
        selected={new Set()}
        premiumOf={netPremiumOf}
        canChange
        effectiveDay="1/1/2027"
        actions={ACTIONS}
        rateArea={12}
        onCompare={nothing}
      />
      {region}
    </>
  );
}

const draw = (page: ReactElement) =>
  render(
    <ThemeProvider theme={THEME}>
      <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>
    </ThemeProvider>,
  );

describe('the medicines of a client', () => {
  let stored: QuoteMedicine[];
  let found: { Medicines: Medicine[]; HasMore: boolean };
  let asked: { call: string; body: unknown }[];

  beforeEach(() => {
    [stored, asked] = [[], []];
    found = { Medicines: [METFORMIN], HasMore: false };
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method = 'GET', body } = {}) => {
      const call = `${method} ${String(path)}`;
      asked.push({ call, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined });
      if (call.includes('SearchMedicines')) {
        return Promise.resolve(Response.json(found));
      }
      stored = call.includes('PutMedicine') ? [...stored, medicine()] : call.includes('RemoveMedicine') ? [] : stored;
      return Promise.resolve(Response.json(stored));
    });
  });

  const plans = () => within(screen.getByRole('list', { name: 'Medical plans' })).getAllByRole('listitem');
  const openDialog = async () => {
    await loaded(() => import('./AddMedicineDialog.tsx'));
    const addButton = screen.getByRole('button', { name: 'Add a medicine' });
    act(() => addButton.focus());
    await userEvent.setup().keyboard('{Enter}');
    return { addButton, dialog: within(await screen.findByRole('dialog', { name: 'Add a medicine' })) };
  };

  it('are added, seen on each plan, filtered by and removed by keyboard alone; no address names them', async () => {
    const user = userEvent.setup();
    draw(<Page />);
    const { addButton, dialog } = await openDialog();
    await user.keyboard('me{Enter}');
    expect(dialog.getByRole('alert').textContent).toBe('Enter at least 3 letters of the name.');
    await user.keyboard('tformin{Enter}');
    await dialog.findByRole('list', { name: 'Medicines found' });
    expect(asked.at(-1)).toEqual({ call: 'POST /api/plan/SearchMedicines', body: { Name: 'metformin' } });
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    const bar = within(await screen.findByRole('list', { name: 'Medicines of the client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(addButton);
    expect(asked.at(-1)).toEqual({ call: 'PUT /api/plan/PutMedicine/7', body: { RxNormId: 861_007 } });
    expect(screen.getByText('Metformin 500 MG Oral Tablet added. 1 medicine.')).toBeTruthy();
    expect(screen.getByText(NOTE)).toBeTruthy();
    [ON_THE_LIST, 'Not on the list', 'Not known'].forEach((answer, at) =>
      expect(within(plans()[at]!).getByText(`Metformin 500 MG Oral Tablet: ${answer}`)).toBeTruthy(),
    );

    act(() => screen.getByRole('button', { name: 'Filters' }).focus());
    await user.keyboard('{Enter}');
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    act(() => filters.getByRole('checkbox', { name: 'My medicines are on the list 1 plan' }).focus());
    await user.keyboard(' ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(plans()).toHaveLength(1));

    act(() => bar.getByRole('button', { name: 'Remove Metformin 500 MG Oral Tablet' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByText('Metformin 500 MG Oral Tablet removed. 0 medicines.');
    expect(document.activeElement).toBe(addButton);
    expect(asked.at(-1)).toEqual({ call: 'PUT /api/plan/RemoveMedicine/7', body: { RxNormId: 861_007 } });
    await waitFor(() => expect(plans()).toHaveLength(3));
  });

  it('say when none is found, when there are more, and when the search failed', async () => {
    const user = userEvent.setup();
    draw(<Page />);
    const { dialog } = await openDialog();
    found = { Medicines: [], HasMore: false };
    await user.keyboard('nothing{Enter}');
    await dialog.findByText('No medicine of this name is on a list here. Check the spelling.');
    found = { Medicines: [METFORMIN, { ...METFORMIN, RxNormId: 861_008 }], HasMore: true };
    await user.keyboard('{Enter}');
    await dialog.findByRole('button', { name: 'Metformin 500 MG Oral Tablet (RxNorm 861008)' });
    expect(dialog.getByText(/^More medicines match\. Add the strength or the form/)).toBeTruthy();
    jest.mocked(globalThis.fetch).mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })));
    await user.keyboard('{Enter}');
    await dialog.findByText('The medicines could not be searched. Try again.');
    expect(dialog.queryByRole('list')).toBeNull();
  });

  it('are fifteen at most, told apart by their ids', async () => {
    stored = Array.from({ length: 15 }, (_, at) => medicine({ RxNormId: at + 1 }));
    draw(<Page />);
    await screen.findByRole('button', { name: 'Remove Metformin 500 MG Oral Tablet (RxNorm 15)' });
    const description = /^A quote can have at most 15 medicines\./;
    await userEvent.setup().click(screen.getByRole('button', { name: 'Add a medicine', description }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked for again when that failed', async () => {
    const working = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest.mocked(globalThis.fetch).mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })));
    draw(<Page />);
    const again = await screen.findByRole('button', { name: 'Medicines could not be loaded. Try again' });
    jest.mocked(globalThis.fetch).mockImplementation(working);
    stored = [medicine()];
    await userEvent.setup().click(again);
    await screen.findByRole('button', { name: 'Remove Metformin 500 MG Oral Tablet' });
  });

  it('are summed up for the year of a household, beside the three years and with their arithmetic', async () => {
    const brand = { ...LISTING, PlanIds: [1, 3], FillCost: 60 };
    stored = [medicine(), medicine({ RxNormId: 2, Name: 'Apixaban 5 MG', Listings: [brand], NotListed: [] })];
    draw(<Page layout="yearly" />);
    await screen.findByText('All medicines in the year: $840.00');
    expect(screen.getAllByText('All medicines in the year: Not known')).toHaveLength(2);
    const bar = screen.getByRole('button', { name: 'How the costs of Plan 1 are calculated' });
    act(() => bar.focus());
    const explanation = within(await screen.findByRole('tooltip'));
    expect(explanation.getByText('12 × $10.00 + 12 × $60.00')).toBeTruthy();
    const notes = within(screen.getByRole('list', { name: 'How it is calculated' }));
    expect(
      notes.getByText(/^Medicines: one fill of each a month.*They are not part of low, medium or high use/),
    ).toBeTruthy();
  });

  it('are compared like everything else, on screen only', () => {
    draw(
      <CompareDialog
        quoteId={7}
        plans={PLANS}
        premiumOf={netPremiumOf}
        credit={null}
        creditNotes={[]}
        year={null}
        renewal={undefined}
        doctors={[]}
        medicines={[medicine()]}
        selected={new Set()}
        onToggle={null}
        Send={null}
        onClose={nothing}
      />,
    );
    const row = screen.getByRole('rowheader', { name: METFORMIN.Name }).parentElement!;
    expect([...row.children].slice(1).map(({ textContent }) => textContent)).toEqual([
      ON_THE_LIST,
      'Not on the list',
      'Not known',
    ]);
    expect(screen.getByText(`${NOTE} Medicines are not in the PDF and not sent to the client.`)).toBeTruthy();
  });
});
