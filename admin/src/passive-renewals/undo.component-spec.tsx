import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CoreAdminContext, ListContextProvider, type ListControllerResult } from 'react-admin';
import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { renewalActions, type UpcomingRecord } from './passive-renewal-calls.ts';
import { RunUndo, UndoButton, UndoTime } from './RenewalUndo.tsx';

const MINUTE_MS = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const renewed = (UndoUntil: string | null) =>
  ({
    GroupId: 7,
    GroupName: 'Elk Lake Marina',
    IsSubmitted: false,
    Renewed: { At: inMinutes(-5), By: 'Sam Sales', UndoUntil },
  }) as UpcomingRecord;
const RUN = { Id: 3, Kind: 'passive-renewal' } as BulkRunRow;
const UNDO = { name: 'Undo the passive renewal of Elk Lake Marina' };

const sent: string[] = [];
let answers: Record<string, unknown> = {};
function startServer() {
  sent.length = 0;
  globalThis.fetch = ((path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`);
    return Promise.resolve(Response.json(answers[path] ?? null));
  }) as typeof fetch;
}

const drawn = (part: React.ReactNode, refetch = () => undefined) =>
  render(
    <CoreAdminContext dataProvider={renewalActions as never}>
      <ListContextProvider value={{ refetch } as unknown as ListControllerResult}>{part}</ListContextProvider>
    </CoreAdminContext>,
  );

describe('undo in the row of a group', () => {
  beforeEach(startServer);

  it.each([
    ['was renewed a moment ago', renewed(inMinutes(25)), true],
    ['was renewed too long ago', renewed(inMinutes(-1)), false],
    ['cannot be undone', renewed(null), false],
    ['waits for its turn', { ...renewed(null), Renewed: null, IsSubmitted: true }, true],
  ])('of one that %s', (_what, row, isOffered) => {
    drawn(<UndoButton row={row} />);
    expect(screen.queryByRole('button', UNDO) !== null).toBe(isOffered);
  });

  it('asks the server once, and has the list read again', async () => {
    answers = { '/api/sales/UndoPassiveRenewal/7': { GroupId: 7, Outcome: 'Undone' } };
    let reads = 0;
    drawn(<UndoButton row={renewed(inMinutes(25))} />, () => void (reads += 1));
    await userEvent.click(screen.getByRole('button', UNDO));
    await waitFor(() => expect(reads).toBe(1));
    expect(sent.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /api/sales/UndoPassiveRenewal/7']);
  });

  it('says until when, and that it is over', () => {
    drawn(
      <>
        <p>
          <UndoTime until={inMinutes(1)} />
        </p>
        <p>
          <UndoTime until={inMinutes(-1)} />
        </p>
      </>,
    );
    expect(screen.getByText(/^Undo until \d+:\d\d [AP]M$/)).toBeDefined();
    expect(screen.getByText(/^Could be undone until \d+:\d\d [AP]M$/)).toBeDefined();
  });
});

describe('undo of a run', () => {
  beforeEach(startServer);

  it('is offered with how many and until when, and shows the run that undoes them', async () => {
    answers = {
      '/api/sales/GetPassiveRenewalUndo/3': { Groups: 12, Until: inMinutes(20) },
      '/api/sales/UndoPassiveRenewals/3': { BulkRunId: 4, Total: 12 },
    };
    const started: number[] = [];
    drawn(<RunUndo run={RUN} onStarted={(id) => started.push(id)} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Undo 12 renewals' }));
    await waitFor(() => expect(started).toEqual([4]));
    expect(screen.getByText(/^Until \d+:\d\d [AP]M$/)).toBeDefined();
  });

  it('is gone afterwards, and says why', async () => {
    answers = { '/api/sales/GetPassiveRenewalUndo/3': { Groups: 0, Until: inMinutes(-20) } };
    drawn(<RunUndo run={RUN} onStarted={() => undefined} />);
    expect(await screen.findByText(/^Could be undone until .* The renewals are final\.$/)).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
