import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { ENROLLMENT_OVERVIEW } from '#shared/enrollment/enrollment.record';
import { blankOf } from '#shared/records/rows';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { overviewQuery } from './enrollment-queries.ts';
import { DecisionBar } from './DecisionBar.tsx';

const REFUSED = 'This decision is not possible: the quote is in status Declined.';
const PART = { State: 'Completed', Problems: [] };

/** What may still be decided. */
let decisions: string[];

const overview = () => ({
  ...blankOf(ENROLLMENT_OVERVIEW),
  ...{ QuoteId: 7, Version: 1, Status: 'Complete', EffectiveDate: '2027-01-01', Decisions: decisions, Claim: null },
  Sections: { Application: PART, SupportingDocuments: PART, Demographics: PART },
});

function Page() {
  const { data } = useQuery(overviewQuery(7));
  return data ? <DecisionBar groupName="Acme Bakery" overview={data} /> : null;
}

describe('the decisions of staff in the portal', () => {
  beforeEach(() => (decisions = ['Approve', 'Pend']));
  setUpTab((path) => {
    if (path === '/api/enrollment/Decide/7') {
      decisions = [];
      return Promise.resolve(new Response(JSON.stringify({ Code: 'WRONG_STATE', Message: REFUSED }), { status: 409 }));
    }
    const isPlans = path.startsWith('/api/plan/');
    const plans = { Plans: [], Premium: { Amount: 900, IsLowest: false } };
    return Promise.resolve(
      new Response(JSON.stringify(path.includes('/Overview/') ? overview() : isPlans ? plans : null)),
    );
  });

  it('keep the words of a refusal when a colleague has decided first', async () => {
    openRoutes([{ path: '/', Component: Page }], '/');
    await pass();
    fireEvent.click(screen.getByText('Approve'));
    await pass();
    screen.getByRole('dialog', { name: 'Approve Acme Bakery (7)?' });
    screen.getByText('Effective 1/1/2027, $900.00 a month');
    fireEvent.submit(screen.getByRole('dialog').querySelector('form')!);
    await pass();
    expect(screen.queryByRole('button', { name: 'Pend', hidden: true })).toBeNull();
    expect(screen.getByRole('alert').textContent).toBe(REFUSED);
  });
});
