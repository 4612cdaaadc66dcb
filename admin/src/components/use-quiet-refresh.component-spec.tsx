import { jest } from '@jest/globals';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { useQuietRefresh, useRowsReadAt } from './use-quiet-refresh.ts';

const asked: object[] = [];
const dataProvider = {
  getList: (_resource: string, params: object) => {
    asked.push(params);
    return Promise.resolve({ data: [], total: 0 });
  },
} as unknown as DataProvider;

function Rows() {
  const table = useRef<HTMLDivElement>(null);
  useQuietRefresh('quote', table);
  useQuery({ queryKey: ['quote', 'getList', {}], queryFn: () => ({ data: [], total: 0 }) });
  return (
    <div ref={table}>
      <button>Claim</button>
      <output>{useRowsReadAt('quote')}</output>
    </div>
  );
}

const after = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

describe('the rows of a list that is kept fresh', () => {
  beforeEach(async () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z') });
    asked.splice(0);
    render(
      <CoreAdminContext queryClient={new QueryClient()} dataProvider={dataProvider}>
        <Rows />
      </CoreAdminContext>,
    );
    await after(0.1);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are read again every 30 seconds in the background, and say when that was', async () => {
    await after(31);
    expect(asked).toEqual([{ meta: { polling: true } }]);
    expect(screen.getByRole('status').textContent).toBe('2026-11-20T15:00:30.000Z');
  });

  it('wait for who works in them, but not for ever for who only rests there', async () => {
    act(() => screen.getByRole('button').focus());
    await after(58);
    expect(asked).toEqual([]);
    await after(33);
    expect(asked).toHaveLength(1);
  });
});
