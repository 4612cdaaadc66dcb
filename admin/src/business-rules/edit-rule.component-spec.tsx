import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, Notification } from 'react-admin';
import { MemoryRouter } from 'react-router';
import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import type { RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import { isoDate } from '#shared/dates/iso-date';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { THEME } from '#support/components/theme.ts';
import { rememberUser } from '../providers/current-user.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { EditRuleFrame } from './RuleDialogs.tsx';
import { businessRuleCalls, proposalActions, RULES } from './rule-queries.ts';

const version = (Id: number, given: Partial<BusinessRuleResponse> = {}): BusinessRuleResponse => ({
  ...{ Id, Key: 'MinimumAdultAge', Value: '16', Description: '', EffectiveDate: isoDate('2014-01-01') },
  ...{
    TermDate: null,
    QuoteEffectiveStartDate: null,
    QuoteEffectiveEndDate: null,
    ConfigSource: 0,
    Type: 'number',
    IsActive: true,
  },
  ...{ ChangedAt: '2026-11-20T15:00:00Z', ChangedBy: 'Olivia Brandt', ...given },
});
const NO_EFFECT: RuleImpactResponse = {
  ...{ Decides: 'how old adults may be', ReachesNoQuote: false, LookedAt: 3, Changed: 0, ByEffect: [], Quotes: [] },
  ...{ Next: null, Last: 3 },
};

describe('a rule in its dialog', () => {
  let versions: BusinessRuleResponse[];
  let previews: number;
  /** Paths that fail from now on. */
  let failing: string[];
  let queryClient: QueryClient;

  beforeEach(() => {
    [versions, previews, failing] = [[version(2), version(1, { Value: '15' })], 0, []];
    queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    sessionStorage.clear();
    globalThis.fetch = jest.fn<typeof fetch>((url, init) => {
      const path = String(url);
      const isPreview = path.includes('PreviewBusinessRule');
      previews += isPreview ? 1 : 0;
      if (failing.some((each) => path.includes(each))) {
        return Promise.resolve(new Response('{}', { status: 500 }));
      }
      if (isPreview) {
        return Promise.resolve(Response.json(NO_EFFECT));
      }
      if (init?.method === 'POST') {
        versions = [
          version(3, { ...(JSON.parse(init.body as string) as object), Id: 3, ChangedBy: 'Sam Sales' }),
          ...versions,
        ];
        return Promise.resolve(Response.json(versions[0]));
      }
      return Promise.resolve(Response.json(path.includes('History') ? versions : path.includes('sales') ? [] : {}));
    });
  });

  const open = async (permissions: CurrentUserResponse['Permissions'] = ['internal', 'superuser']) => {
    rememberUser({ Username: 'sam', FullName: 'Sam Sales', Permissions: permissions } as CurrentUserResponse);
    render(
      <MemoryRouter>
        <ThemeProvider theme={THEME}>
          <CoreAdminContext
            queryClient={queryClient}
            dataProvider={createDataProvider({ [RULES]: businessRuleCalls }, proposalActions)}
          >
            {/* It stays for a moment after it has saved, like a dialog that fades. */}
            <EditRuleFrame id={2} onClose={() => undefined} onSaved={() => undefined} />
            <Notification />
          </CoreAdminContext>
        </ThemeProvider>
      </MemoryRouter>,
    );
    await screen.findByRole('heading', { name: 'History' });
  };
  const change = async (value: string) => {
    const field = screen.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(field);
    await userEvent.type(field, value);
    await screen.findByText('Affects none of 3 open quotes.');
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const changedBy = () => screen.queryByRole('heading', { name: /changed this rule on/ });

  it('does not take one’s own save for a colleague’s', async () => {
    await open();
    await change('18');
    await save();
    // The history has been read again, behind the dialog.
    await screen.findByText('Sam Sales');
    expect(changedBy()).toBeNull();
  });

  it('asks whose values count when a colleague has saved meanwhile', async () => {
    await open();
    versions = [version(3, { Value: '21' }), ...versions];
    await act(() => queryClient.invalidateQueries());
    await screen.findByRole('heading', { name: /^Olivia Brandt changed this rule on 11\/20\/2026/ });
  });

  it('computes no preview again when it is saved, and says so that the rule has changed', async () => {
    await open();
    await change('18');
    const asked = previews;
    failing = ['PreviewBusinessRule'];
    await save();
    expect((await screen.findByText(/updated successfully/)).textContent).toBe(
      'Configuration details updated successfully.',
    );
    expect(previews).toBe(asked);
  });

  it('asks to refresh the page only where the rules could not be read again', async () => {
    await open();
    await change('18');
    failing = ['History'];
    await save();
    await screen.findByText(
      'Configuration details updated successfully. Please refresh the page to view added/updated configuration',
    );
  });

  it.each([
    ['leads super users to the audit entry of each version', ['internal', 'superuser'] as const, 2],
    ['leads nobody else to the audit trail, which they may not read', ['internal'] as const, 0],
  ])('%s', async (_what, permissions, count) => {
    await open([...permissions]);
    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'Audit entry' })).toHaveLength(count));
  });
});
