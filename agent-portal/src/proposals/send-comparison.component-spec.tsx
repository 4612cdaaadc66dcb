import { fireEvent, screen } from '@testing-library/react';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { SendComparison } from './SendComparison.tsx';

const REQUEST = { planIds: [1, 2], currentPlanProvided: false };
let made: unknown[];

describe('sending a comparison', () => {
  setUpTab((path, init) => {
    if (path.includes('MakeComparison')) {
      made.push(JSON.parse(String(init?.body)));
      return Promise.resolve(Response.json({ ProposalId: made.length }, { status: 201 }));
    }
    return Promise.resolve(Response.json({ Total: 0, Proposals: [] }));
  });
  beforeEach(() => {
    made = [];
  });

  it('makes the PDF once in each language that is chosen, and says which there are', async () => {
    openRoutes([{ path: '/', Component: () => <SendComparison quoteId={7} request={REQUEST} /> }], '/');
    const share = async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Share link' }));
      await pass();
      fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await pass();
    };
    await screen.findByText('PDFs can be in English or Spanish. The client’s page can be in Arabic, too.');
    await share();
    await share();
    fireEvent.change(screen.getByLabelText('Language of the PDF sent'), { target: { value: 'es' } });
    await share();
    expect(made).toEqual([
      { ...REQUEST, language: 'en' },
      { ...REQUEST, language: 'es' },
    ]);
  });
});
