import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { COVERAGES } from '#shared/plans/plan-codes';
import { GROUP_FACET_VALUES } from '#shared/plans/plan-facets';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import type { ProviderResponse } from '#shared/providers/provider.record';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { loaded } from '#support/components/loaded.ts';
import { THEME } from '#support/components/theme.ts';
import { buildPlan } from '#support/shared/plans.ts';
import { queryClient } from '../../../app/query-client.ts';
import { CompareDialog } from '../CompareDialog.tsx';
import { NO_FILTERS } from '../filters/plan-filters.ts';
import { useAnnouncements } from '../LiveRegion.tsx';
import { PlanBrowser } from '../list/PlanBrowser.tsx';
import type { PlanTerms } from '../plan-terms.ts';
import { useQuoteDoctors } from './use-quote-doctors.ts';
import type { QuoteMedicines } from './use-quote-medicines.ts';

const PLANS = [buildPlan(1), buildPlan(2), buildPlan(3)];
const FOUND = {
  Name: 'Ada Lovelace',
  PCPId: '9000000001',
  AcceptingNewPatients: false,
  Specialty: 'Family Medicine',
  Address: {
    AddressLine1: '1 Main St',
    AddressLine2: '',
    City: 'Holland',
    StateCode: 'MI',
    PostalCode: '49423',
    County: 'Ottawa',
  },
  Phone: '6165550100',
  DistanceMiles: 2.5,
} satisfies ProviderResponse;
const doctor = (at: number, given: Partial<QuoteDoctor> = {}): QuoteDoctor => ({
  PCPId: `900000000${at}`,
  Name: 'Ada Lovelace',
  Specialty: 'Family Medicine',
  InNetwork: [1],
  NotInNetwork: [2],
  ...given,
});
const TERMS: PlanTerms = {
  buyer: 'group',
  coverages: COVERAGES,
  values: GROUP_FACET_VALUES,
  costs: { medical: 'individual', dental: 'individual', vision: 'individual' },
  credit: null,
  year: null,
};
const nothing = () => {};
const NO_MEDICINES: QuoteMedicines = { list: [], readAgain: null, add: nothing, remove: nothing };
const ACTIONS = { toggle: nothing, compare: nothing, details: nothing, price: nothing, deltaDental: nothing };

function Page() {
  const [current, filter] = useState(NO_FILTERS);
  const { announce, region } = useAnnouncements();
  const doctors = useQuoteDoctors({ quoteId: 7, zip: '49503', announce });
  const view = {
    ...{ coverage: 'medical' as const, order: 'premium' as const, layout: 'list' as const, year: 'usual' as const },
    ...{ filters: { medical: current, dental: NO_FILTERS, vision: NO_FILTERS }, compared: [], terms: TERMS, current },
    ...{ show: nothing, sort: nothing, filter, compare: nothing, layOut: nothing, chooseYear: nothing },
    clear: () => filter(NO_FILTERS),
  };
  return (
    <>
      <PlanBrowser
        {...{ view, doctors }}
        medicines={NO_MEDICINES}
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

describe('the doctors of a client', () => {
  let stored: QuoteDoctor[];
  let asked: { call: string; body: unknown }[];

  beforeEach(() => {
    [stored, asked] = [[], []];
    jest.spyOn(globalThis, 'fetch').mockImplementation((path, { method = 'GET', body } = {}) => {
      const call = `${method} ${String(path)}`;
      asked.push({ call, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined });
      if (call.includes('GetProvidersByCriteria')) {
        return Promise.resolve(Response.json([FOUND]));
      }
      if (call.includes('PutDoctor')) {
        stored = [...stored, doctor(1)];
      }
      if (call.includes('RemoveDoctor')) {
        stored = [];
      }
      return Promise.resolve(Response.json(stored));
    });
  });

  const plans = () => within(screen.getByRole('list', { name: 'Medical plans' })).getAllByRole('listitem');

  it('are added, seen on each plan, filtered by and removed by keyboard alone', async () => {
    const user = userEvent.setup();
    draw(<Page />);
    await loaded(() => import('./AddDoctorDialog.tsx'));
    const addButton = screen.getByRole('button', { name: 'Add a doctor' });
    act(() => addButton.focus());
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a doctor' }));
    expect(dialog.getByText(/Check with the office before enrolling; directories change\./)).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(dialog.getByRole('alert').textContent).toBe('Enter a name.');
    await user.keyboard('Lovelace{Enter}');
    await dialog.findByText('2.5 miles');
    expect(asked.at(-1)).toEqual({
      call: 'POST /api/provider/GetProvidersByCriteria',
      body: { FirstName: '', LastName: 'Lovelace', ZipCode: '49503', DistanceFromZip: 250 },
    });
    await user.tab();
    expect(document.activeElement).toBe(dialog.getByLabelText('ZIP code'));
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');

    const bar = within(await screen.findByRole('list', { name: 'Doctors of the client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(addButton);
    expect(asked.at(-1)?.call).toBe('PUT /api/plan/PutDoctor/7/9000000001');
    expect(screen.getByText('Ada Lovelace added. 1 doctor.')).toBeTruthy();
    expect(screen.getByText('Check with the office before enrolling; directories change.')).toBeTruthy();
    ['In network', 'Not in network', 'Not known'].forEach((answer, at) =>
      expect(within(plans()[at]!).getByText(`Ada Lovelace: ${answer}`)).toBeTruthy(),
    );

    act(() => screen.getByRole('button', { name: 'Filters' }).focus());
    await user.keyboard('{Enter}');
    const filters = within(await screen.findByRole('dialog', { name: 'Filters' }));
    act(() => filters.getByRole('checkbox', { name: 'My doctors are in 1 plan' }).focus());
    await user.keyboard(' ');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(plans()).toHaveLength(1));
    expect(screen.getByText('1 of 3 medical plans matches')).toBeTruthy();

    act(() => bar.getByRole('button', { name: 'Remove Ada Lovelace' }).focus());
    await user.keyboard('{Enter}');
    await screen.findByText('Ada Lovelace removed. 0 doctors.');
    expect(document.activeElement).toBe(addButton);
    expect(asked.at(-1)?.call).toBe('DELETE /api/plan/RemoveDoctor/7/9000000001');
    await waitFor(() => expect(plans()).toHaveLength(3));
  });

  it('are ten at most, told apart by their ids', async () => {
    stored = Array.from({ length: 10 }, (_, at) => doctor(at));
    draw(<Page />);
    await screen.findByRole('button', { name: 'Remove Ada Lovelace (9000000009)' });
    const addButton = screen.getByRole('button', {
      name: 'Add a doctor',
      description: /^A quote can have at most 10 doctors\./,
    });
    await userEvent.setup().click(addButton);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked for once, whatever the number of plans, and again when that failed', async () => {
    const working = jest.mocked(globalThis.fetch).getMockImplementation()!;
    jest.mocked(globalThis.fetch).mockImplementation(() => Promise.resolve(new Response('{}', { status: 500 })));
    draw(<Page />);
    const again = await screen.findByRole('button', { name: 'Doctors could not be loaded. Try again' });
    jest.mocked(globalThis.fetch).mockImplementation(working);
    stored = [doctor(1)];
    await userEvent.setup().click(again);
    await screen.findByRole('button', { name: 'Remove Ada Lovelace' });
    expect(asked.map(({ call }) => call)).toEqual(['GET /api/plan/GetDoctors/7']);
  });

  it('are compared like everything else', () => {
    draw(
      <CompareDialog
        quoteId={7}
        plans={PLANS}
        premiumOf={netPremiumOf}
        credit={null}
        creditNotes={[]}
        year={null}
        renewal={undefined}
        doctors={[doctor(1), doctor(2, { Name: 'Bo Lovelace', InNetwork: [1, 2, 3], NotInNetwork: [] })]}
        medicines={[]}
        selected={new Set()}
        onToggle={null}
        Send={null}
        onClose={nothing}
      />,
    );
    const row = (name: string) =>
      [...screen.getByRole('rowheader', { name }).parentElement!.children].map(({ textContent }) => textContent);
    expect(row('Ada Lovelace')).toEqual(['Ada Lovelace', 'In network', 'Not in network', 'Not known']);
    expect(row('Bo Lovelace')).toEqual(['Bo Lovelace', 'In network', 'In network', 'In network']);
    expect(screen.getByText('Check with the office before enrolling; directories change.')).toBeTruthy();
  });
});
