import { ThemeProvider } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, ListContextProvider, type ListControllerResult, type RaRecord } from 'react-admin';
import type { ErrorMessageCount } from '#shared/error-reports/error-reports.record';
import { THEME } from '#support/components/theme.ts';
import { AttemptsButton, AttemptsOfRows } from './AttemptsButton.tsx';
import { errorMessagesQuery } from './error-report-calls.ts';
import { MessageGroups } from './MessageGroups.tsx';
import type { ErrorReport } from './report.ts';
import { ReportRunsContext } from './ReportRuns.tsx';
import { GROUP_ERRORS } from './reports/group-errors.tsx';

const SEEN = { FirstSeen: '2026-11-18T15:00:00.000Z', LastSeen: '2026-11-20T15:00:00.000Z' };
const REFUSED = { Message: 'Segment # was refused.', Count: 5, Resubmittable: 3, ...SEEN };
const PARTLY = { Message: '1 of 19 members could not be installed.', Count: 1, Resubmittable: 0, ...SEEN };
const RUNS = { isRunning: false, resubmit: () => Promise.resolve(), resolve: () => {} };

const chosen: object[] = [];

function draw(messages: ErrorMessageCount[], filterValues: object = {}) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(errorMessagesQuery('group', {}).queryKey, messages);
  const setFilters = (filters: object) => void chosen.push(filters);
  const list = { data: [], total: 0, filterValues, setFilters } as unknown as ListControllerResult;
  render(
    <CoreAdminContext queryClient={queryClient}>
      <ListContextProvider value={list}>
        <ReportRunsContext value={RUNS}>
          <MessageGroups report={GROUP_ERRORS as unknown as ErrorReport<RaRecord>}>
            <p>The rows</p>
          </MessageGroups>
        </ReportRunsContext>
      </ListContextProvider>
    </CoreAdminContext>,
  );
  /** What a refresh finds. */
  return (found: ErrorMessageCount[]) =>
    act(async () => {
      queryClient.setQueryData(errorMessagesQuery('group', {}).queryKey, found);
      await Promise.resolve();
    });
}

describe('the errors by message', () => {
  beforeEach(() => void chosen.splice(0));

  it('are closed at first, and a press opens the rows of one', async () => {
    draw([REFUSED, PARTLY]);
    expect(screen.queryByText('The rows')).toBeNull();
    expect(screen.getAllByText('Nov 18 – 20')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: /Segment # was refused/, expanded: false }));
    expect(chosen).toEqual([{ Message: REFUSED.Message }]);
  });

  it('are resubmitted as far as the server says, also while their rows are not on the page', () => {
    draw([REFUSED, PARTLY]);
    const [refused, partly] = screen.getAllByRole('listitem').map((group) => within(group));
    expect(refused!.getByRole('button', { name: 'Resubmit 3' })).toBeTruthy();
    expect(partly!.queryByRole('button', { name: /^Resubmit/ })).toBeNull();
    expect(partly!.getByRole('button', { name: 'Mark installed 1' })).toBeTruthy();
  });

  it('show the rows of the open one below it, whichever of its messages was chosen', async () => {
    draw([REFUSED, PARTLY], { Message: 'Segment 7 was refused.' });
    const [refused, partly] = screen.getAllByRole('listitem').map((group) => within(group));
    expect([refused!.queryByText('The rows') !== null, partly!.queryByText('The rows')]).toEqual([true, null]);
    await userEvent.click(refused!.getByRole('button', { expanded: true }));
    expect(chosen).toEqual([{}]);
  });

  it.each([
    ['all of a message are gone', [PARTLY]],
    ['all are gone', []],
  ])('keep the question about one of them when a refresh finds that %s', async (_what, found) => {
    const refresh = draw([REFUSED, PARTLY]);
    await userEvent.click(screen.getByRole('button', { name: 'Resubmit 3' }));
    await refresh(found);
    const dialog = screen.getByRole('alertdialog', { name: 'Resubmit 3 groups?' });
    expect(within(dialog).getByText(REFUSED.Message)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(chosen).toEqual([]);
  });

  it('show the rows at once if there is one message', () => {
    draw([PARTLY]);
    expect(screen.getByText('The rows')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });
});

it('the attempts of a row stay in view when it leaves the list', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json([]));
  const queryClient = new QueryClient();
  const report = (rows: React.ReactNode) => (
    <ThemeProvider theme={THEME}>
      <CoreAdminContext queryClient={queryClient}>
        <AttemptsOfRows>{rows}</AttemptsOfRows>
      </CoreAdminContext>
    </ThemeProvider>
  );
  const { rerender } = render(report(<AttemptsButton about={{ groupInstallId: 3 }} name="Elk Bakery" />));
  await userEvent.click(screen.getByRole('button', { name: 'Attempts: Elk Bakery' }));
  rerender(report(null));
  const dialog = screen.getByRole('dialog', { name: 'Attempts: Elk Bakery' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
