import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { connectAnswerEffects } from '../http/answer-effects.ts';
import { getJson, sendJson } from '../http/client.ts';
import { watchConnection } from '../http/connection.ts';
import { createQueryClient } from '../http/query-client.ts';
import { OfflineBanner } from './OfflineBanner.tsx';

let isLineUp = true;
const sent: string[] = [];

/** Shows a count that the server gives, and can change it. */
function Count() {
  const { data, error } = useQuery({
    queryKey: ['count'],
    queryFn: () => getJson<number>('/api/count'),
    // Old at once: read again whenever the line returns.
    staleTime: 0,
  });
  const save = useMutation({ mutationFn: () => sendJson('PUT', '/api/count', {}) });
  return (
    <>
      <p>{data === undefined ? (error?.message ?? 'Loading') : `Count ${data}`}</p>
      <button onClick={() => save.mutate()}>Save</button>
      {save.error && <p role="alert">{save.error.message}</p>}
    </>
  );
}

const banner = () => screen.getByRole('status').textContent;
const setLine = (up: boolean) =>
  act(() => {
    isLineUp = up;
    Object.defineProperty(navigator, 'onLine', { value: up, configurable: true });
    window.dispatchEvent(new Event(up ? 'online' : 'offline'));
  });

describe('without a connection', () => {
  beforeAll(() => {
    watchConnection();
    connectAnswerEffects({ notify: null, signIn: () => {}, unauthorized: () => {} });
    globalThis.fetch = async (path, { method = 'GET' } = {}) => {
      if (!isLineUp) {
        throw new TypeError('Failed to fetch');
      }
      sent.push(`${method} ${String(path)}`);
      return new Response(String(sent.filter((each) => each === 'GET /api/count').length));
    };
  });
  beforeEach(() => {
    sent.length = 0;
    render(
      <QueryClientProvider client={createQueryClient({ retry: false })}>
        <OfflineBanner />
        <Count />
      </QueryClientProvider>,
    );
  });
  afterEach(() => setLine(true));

  it('says so, with the age of the data, and reads again when the line returns', async () => {
    await screen.findByText('Count 1');
    expect(banner()).toBe('');
    setLine(false);
    expect(banner()).toMatch(/^You're offline\. Showing data from \d{1,2}:\d\d [AP]M\.$/);
    screen.getByText('Count 1');
    setLine(true);
    await screen.findByText('Count 2');
    expect(banner()).toBe('');
  });

  it('fails a change at once, and never repeats it by itself', async () => {
    await screen.findByText('Count 1');
    setLine(false);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The server could not be reached/);
    setLine(true);
    await screen.findByText('Count 2');
    expect(sent.filter((each) => each.startsWith('PUT'))).toEqual([]);
  });

  it('says that the server does not answer, until it does', async () => {
    await screen.findByText('Count 1');
    isLineUp = false;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^The server could not be reached\. Showing data from/);
    isLineUp = true;
    await screen.findByText('Count 2', {}, { timeout: 10_000 });
    expect(banner()).toBe('');
  });
});
