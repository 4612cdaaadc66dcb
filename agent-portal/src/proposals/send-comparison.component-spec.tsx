import { fireEvent, screen } from '@testing-library/react';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { buildPlan } from '#support/shared/plans.ts';
import { CompareDialog } from '../components/plan-browser/CompareDialog.tsx';
import { SendComparison } from './SendComparison.tsx';

const REQUEST = { planIds: [1, 2], currentPlanProvided: false };
const nothing = () => undefined;
let made: [string, unknown][];

describe('the PDF of a comparison', () => {
  setUpTab((path, init) => {
    if (path.includes('MakeComparison')) {
      made.push(['sent', JSON.parse(String(init?.body))]);
      return Promise.resolve(Response.json({ ProposalId: made.length }, { status: 201 }));
    }
    if (path.includes('GetPlanComparisonPdf')) {
      made.push(['saved', JSON.parse(String(init?.body))]);
      return Promise.resolve(Response.json({ Code: 'NOT_FOUND', Message: 'Gone.' }, { status: 404 }));
    }
    return Promise.resolve(Response.json({ Total: 0, Proposals: [] }));
  });
  beforeEach(() => {
    made = [];
  });

  const open = (isSent: boolean) =>
    openRoutes(
      [
        {
          path: '/',
          Component: () => (
            <CompareDialog
              {...{ quoteId: 7, plans: [buildPlan(1), buildPlan(2)], premiumOf: netPremiumOf, creditNotes: [] }}
              {...{ credit: null, year: null, renewal: undefined, doctors: [], medicines: [], onToggle: null }}
              selected={new Set()}
              Send={isSent ? SendComparison : null}
              onClose={nothing}
            />
          ),
        },
      ],
      '/',
    );
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await pass();
  };

  it('is made once in each language that is chosen, and says which there are', async () => {
    open(true);
    await screen.findByText('PDFs can be in English or Spanish. The client’s page can be in Arabic, too.');
    const share = async () => {
      await press('Share link');
      await press('Cancel');
    };
    await share();
    await share();
    fireEvent.change(screen.getByLabelText('Language of the PDF'), { target: { value: 'es' } });
    await share();
    expect(made).toEqual([
      ['sent', { ...REQUEST, language: 'en' }],
      ['sent', { ...REQUEST, language: 'es' }],
    ]);
  });

  it('is saved in the language that is chosen, also where it cannot be sent', async () => {
    open(false);
    await screen.findByText('PDFs can be in English or Spanish.');
    fireEvent.change(screen.getByLabelText('Language of the PDF'), { target: { value: 'es' } });
    await press('PDF');
    expect(made).toEqual([['saved', { ...REQUEST, language: 'es' }]]);
  });
});
