import { jest } from '@jest/globals';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { getJson, sendJson } from '../http/client.ts';
import { watchConnection } from '../http/connection.ts';
import { createQueryClient } from '../http/query-client.ts';
import { OfflineBanner } from './Shell.tsx';

let isLineUp = true;
let watching: ReturnType<typeof watch>;
/** Holds back the response to a count that was asked for. */
let held: Promise<unknown> = Promise.resolve();
const sent: string[] = [];

/** Shows a count from the server, and can change it. */
function Count() {
  const { data, error } = useQuery({
    queryKey: ['count'],
    queryFn: () => getJson<number>('/api/count'),
    // Immediately stale: refetched whenever the connection returns.
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

/** Follows the connection as the page does, until the end of a test. */
function watch() {
  const listen = jest.spyOn(window, 'addEventListener');
  const repeat = jest.spyOn(globalThis, 'setInterval');
  watchConnection();
  const [listeners, asking] = [listen.mock.calls, repeat.mock.results[0]?.value as NodeJS.Timeout];
  listen.mockRestore();
  repeat.mockRestore();
  return {
    end: () => {
      clearInterval(asking);
      listeners.forEach(([name, listener]) => window.removeEventListener(name, listener));
    },
  };
}

describe('without a connection', () => {
  beforeEach(() => {
    sent.length = 0;
    held = Promise.resolve();
    watching = watch();
    globalThis.fetch = async (path, { method = 'GET' } = {}) => {
      if (!isLineUp) {
        throw new TypeError('Failed to fetch');
      }
      sent.push(`${method} ${String(path)}`);
      if (path === '/api/count') {
        await held;
      }
      return new Response(String(sent.filter((each) => each === 'GET /api/count').length));
    };
    render(
      <QueryClientProvider client={createQueryClient({ retry: false })}>
        <OfflineBanner />
        <Count />
      </QueryClientProvider>,
    );
  });
  afterEach(() => {
    cleanup();
    setLine(true);
    watching.end();
  });

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

  it('still says so after a response that was under way when the network went', async () => {
    await screen.findByText('Count 1');
    let respond = (): void => {};
    held = new Promise<void>((resolve) => (respond = resolve));
    setLine(false);
    setLine(true);
    await waitFor(() => expect(sent).toHaveLength(3));
    setLine(false);
    respond();
    await screen.findByText('Count 2');
    await screen.findByText(/^You're offline\. Showing data from/);
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
    await screen.findByText('Count 2');
    expect(banner()).toBe('');
  });
});
