import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { IDLE_LIMIT_MS, IDLE_WARNING_MS } from '#shared/session/idle-clock';
import { lastAnswerAt } from '../http/request.ts';
import { lastActivity } from './activity.ts';
import { IdleGuard, type IdleGuardProps } from './IdleGuard.tsx';

const MINUTE_MS = 60_000;
const SECOND_MS = 1_000;

/** Advances the clock, minutes at a time, and renders what loads in the meantime. */
async function pass(ms: number) {
  const atOnce = ms > MINUTE_MS ? ms - SECOND_MS : 0;
  jest.setSystemTime(Date.now() + atOnce);
  await act(() => jest.advanceTimersByTimeAsync(ms - atOnce));
  await act(async () => void (await import('./IdleWarning.tsx')));
}

const calls: string[] = [];
let refresh: IdleGuardProps['refresh'] = async () => true;

function open() {
  return render(
    <IdleGuard
      refresh={() => {
        calls.push('refresh');
        return refresh();
      }}
      onEnded={() => void calls.push('ended')}
      signOut={async () => void calls.push('sign out')}
      onFailure={(message) => void calls.push(`failed: ${message}`)}
    />,
  );
}

async function openWarning() {
  open();
  await pass(IDLE_LIMIT_MS - IDLE_WARNING_MS + SECOND_MS);
}

describe('the idle guard', () => {
  beforeEach(() => {
    // The page remembers its last activity and the server's last answer: each test starts a day after both.
    const now = Math.max(Date.now(), lastActivity(), lastAnswerAt()) + 24 * 60 * MINUTE_MS;
    jest.useFakeTimers({ now, doNotFake: ['queueMicrotask', 'nextTick'] });
    calls.length = 0;
    refresh = async () => true;
  });

  it('asks for the last 30 seconds and counts them down', async () => {
    await openWarning();
    expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('29 seconds left');
    await pass(28 * SECOND_MS);
    expect(screen.getByRole('timer').textContent).toBe('1 second left');
    expect(calls).toEqual([]);
    await pass(SECOND_MS);
    expect(calls).toEqual(['sign out']);
  });

  it('keeps the session when the user stays', async () => {
    await openWarning();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(SECOND_MS);
    expect(calls).toEqual(['refresh']);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(IDLE_WARNING_MS);
    expect(calls).toEqual(['refresh']);
  });

  it('keeps the session on Escape', async () => {
    await openWarning();
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    await pass(SECOND_MS);
    expect(calls).toEqual(['refresh']);
  });

  it('signs out at once when asked to', async () => {
    await openWarning();
    fireEvent.click(screen.getByRole('button', { name: 'Sign out now' }));
    await pass(0);
    expect(calls).toEqual(['sign out']);
  });

  it('leaves when the server had ended the session already', async () => {
    refresh = async () => false;
    await openWarning();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(SECOND_MS);
    expect(calls).toEqual(['refresh', 'ended']);
  });

  it('says so when the server cannot be asked', async () => {
    refresh = () => Promise.reject(new Error('The server could not be reached.'));
    await openWarning();
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(SECOND_MS);
    expect(calls).toEqual(['refresh', 'failed: The server could not be reached.']);
  });

  it('does not ask while the user works here or in another tab', async () => {
    open();
    await pass(20 * MINUTE_MS);
    fireEvent.pointerDown(document.body);
    await pass(20 * MINUTE_MS);
    localStorage.setItem('pq.last-activity', String(Date.now()));
    await pass(20 * MINUTE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual(['refresh']);
  });

  it('leaves when another tab signs out', () => {
    open();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'pq.last-activity', newValue: null })));
    expect(calls).toEqual(['ended']);
  });
});
