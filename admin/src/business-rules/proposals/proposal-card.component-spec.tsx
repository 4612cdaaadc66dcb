import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import type { RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import type { ProposalStatus, RuleProposalResponse } from '#shared/business-rules/rule-proposal.record';
import { THEME } from '#support/components/theme.ts';
import { createDataProvider } from '../../providers/data-provider.ts';
import { proposalActions } from '../rule-queries.ts';
import { ProposalCard } from './ProposalCard.tsx';

const proposal = (Status: ProposalStatus, given: Partial<RuleProposalResponse> = {}) =>
  ({
    ...{ Id: 5, Key: 'MinimumAdultAge', Value: '18', Description: '', EffectiveDate: '2027-01-01', TermDate: null },
    ...{ QuoteEffectiveStartDate: null, QuoteEffectiveEndDate: null, ConfigSource: 0, Type: 'number', Status },
    ...{ Reason: 'As the state asks.', ProposedBy: 'Olivia Brandt', ProposedAt: '2026-11-20T15:00:00Z' },
    ...{ Replaces: null, ReplacesId: null, DecidedBy: null, DecidedAt: null, DecisionReason: null, ...given },
  }) as RuleProposalResponse;
const NO_EFFECT: RuleImpactResponse = {
  ...{ Decides: 'how old adults may be', ReachesNoQuote: false, LookedAt: 3, Changed: 0, ByEffect: [], Quotes: [] },
  ...{ Next: null, Last: 3 },
};
const DECIDED = { DecidedBy: 'Pat Lee', DecidedAt: '2026-11-20T15:05:00Z' };
const REFUSED = 'This proposal is decided already.';

describe('a proposal that a colleague decides meanwhile', () => {
  beforeEach(() => {
    globalThis.fetch = ((path: string) =>
      Promise.resolve(
        path.includes('Decline')
          ? Response.json({ Code: 'WRONG_STATE', Message: REFUSED }, { status: 409 })
          : Response.json(path.includes('Preview') ? NO_EFFECT : {}),
      )) as typeof fetch;
  });

  it('keeps the reason that was typed, and says why it is refused', async () => {
    // react-admin logs each refusal.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const dataProvider = createDataProvider({}, proposalActions);
    const card = (shown: RuleProposalResponse) => (
      <MemoryRouter>
        <ThemeProvider theme={THEME}>
          <CoreAdminContext queryClient={queryClient} dataProvider={dataProvider}>
            <ProposalCard proposal={shown} mayDecide />
            <Notification />
          </CoreAdminContext>
        </ThemeProvider>
      </MemoryRouter>
    );
    const { rerender } = render(card(proposal('Open')));
    await userEvent.click(screen.getByRole('button', { name: /^Decline the proposal for/ }));
    const dialog = screen.getByRole('dialog', { name: 'Decline this proposal?' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Too early.');
    rerender(card(proposal('Approved', DECIDED)));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }));
    await screen.findByText(REFUSED);
    expect(within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('Too early.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Decline the proposal/ })).toBeNull());
  });
});
