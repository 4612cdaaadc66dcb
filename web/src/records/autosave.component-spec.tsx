import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ErrorBody } from '#shared/answers/errors';
import { ApiError } from '../http/api-error.ts';
import { noteAnswer, noteNoAnswer } from '../http/connection.ts';
import { TextInput } from '../inputs/TextInput.tsx';
import { draftOf } from './drafts.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { flushStoredDrafts } from './stored-draft.ts';
import { useAutosave } from './use-autosave.ts';

interface Answers {
  City: string;
}
type Application = Answers & { Version: number };

const LOADED: Application = { City: 'Lansing', Version: 1 };
/** Longer than the form's delay after the last change. */
const A_WHILE_MS = 1_500;

let stored: Application;
let sent: (Answers & { Version: number })[];
let failure: ApiError | null;
let isSendable: boolean;
/** What the server has of the form that is not saved. */
let draft: unknown;

async function serveDraft(_path: unknown, { method, body }: RequestInit = {}): Promise<Response> {
  if (failure?.status === 0) {
    return new Promise(() => {});
  }
  draft = method === 'PUT' ? (JSON.parse(String(body)) as { Content: unknown }).Content : null;
  return method === 'PUT'
    ? Response.json({ Version: 1, SavedAt: new Date().toISOString() })
    : new Response(null, { status: 204 });
}

const refusal = (status: number, code: ErrorBody['Code']) =>
  new ApiError(status, { Code: code, Message: 'Not saved.', Fields: {}, RequestId: 'r' } as ErrorBody, false);

function ApplicationPage() {
  const form = useForm<Answers>({ defaultValues: { City: LOADED.City } });
  const autosave = useAutosave<Answers, Answers, Application>(form, {
    noun: 'application',
    loaded: LOADED,
    draft: { userId: 1, name: 'application-7' },
    toForm: ({ City }) => ({ City }),
    toAnswers: ({ City }) => ({ City }),
    isEqual: (one, other) => one.City === other.City,
    isSendable: () => isSendable,
    differences: (mine, theirs) => [{ label: 'City', mine: mine.City, theirs: theirs.City }],
    save: async (answers, Version) => {
      sent.push({ ...answers, Version });
      if (failure) {
        throw failure;
      }
      stored = { ...answers, Version: Version + 1 };
      return stored;
    },
    reload: async () => stored,
    onSaved: (_stored, answers) => answers,
  });
  return (
    <FormProvider {...form}>
      <TextInput<Answers> name="City" label="City" />
      <SaveIndicator state={autosave.state} />
      {autosave.failure && <p role="alert">{autosave.failure}</p>}
      {autosave.staleDialog}
    </FormProvider>
  );
}

const city = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'City' });
const type = (text: string) => fireEvent.change(city(), { target: { value: text } });
const pass = (ms: number) =>
  act(async () => {
    await import('./StaleDialog.tsx');
    await jest.advanceTimersByTimeAsync(ms);
  });
const state = () => screen.getByRole('status').textContent;

describe('a form that saves itself', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-02T15:42:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
    stored = LOADED;
    sent = [];
    failure = null;
    isSendable = true;
    draft = null;
    jest.spyOn(globalThis, 'fetch').mockImplementation(serveDraft);
  });

  it('saves a moment after the last change, once, and says when', async () => {
    render(<ApplicationPage />);
    type('Fli');
    await pass(500);
    type('Flint');
    await pass(A_WHILE_MS);
    expect(sent).toEqual([{ City: 'Flint', Version: 1 }]);
    expect(state()).toBe('Saved 10:42 AM');
    await pass(10 * A_WHILE_MS);
    expect(sent).toHaveLength(1);
  });

  it('says that it is not saved, keeps what was typed, and tries again when asked to', async () => {
    failure = refusal(503, 'UPSTREAM_FAILED');
    render(<ApplicationPage />);
    type('Flint');
    await pass(A_WHILE_MS);
    expect(state()).toContain('Not saved');
    expect(city().value).toBe('Flint');
    failure = null;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await pass(A_WHILE_MS);
    expect(stored).toEqual({ City: 'Flint', Version: 2 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has on the server, as a draft, what the record refuses, until it is saved', async () => {
    failure = refusal(400, 'INVALID_INPUT');
    render(<ApplicationPage />);
    type('Flnit');
    await pass(2 * A_WHILE_MS);
    expect(draft).toEqual({ version: 1, values: { City: 'Flnit' } });
    failure = null;
    type('Flint');
    await pass(2 * A_WHILE_MS);
    expect([stored.City, draft, draftOf({ userId: 1, name: 'application-7' })]).toEqual(['Flint', null, null]);
  });

  it('loses nothing when the user signs out before it is saved', async () => {
    render(<ApplicationPage />);
    type('Flint');
    await act(flushStoredDrafts);
    expect([sent, draft]).toEqual([[], { version: 1, values: { City: 'Flint' } }]);
  });

  it('saves by itself once the server can be reached again, and waits longer after each failure', async () => {
    failure = refusal(0, 'UPSTREAM_FAILED');
    noteNoAnswer();
    render(<ApplicationPage />);
    type('Flint');
    await pass(A_WHILE_MS);
    expect(state()).toContain('Not saved');
    await pass(10 * A_WHILE_MS);
    expect(sent).toHaveLength(1);
    noteAnswer();
    await pass(A_WHILE_MS);
    expect(sent).toHaveLength(2);
    await pass(A_WHILE_MS);
    expect(sent).toHaveLength(2);
    failure = null;
    await pass(A_WHILE_MS);
    expect(stored).toEqual({ City: 'Flint', Version: 2 });
    expect(state()).toMatch(/^Saved \d/);
  });

  it('does not repeat what the server has refused', async () => {
    failure = refusal(422, 'RULE_BROKEN');
    render(<ApplicationPage />);
    type('Flint');
    await pass(10 * A_WHILE_MS);
    expect(sent).toHaveLength(1);
  });

  it('asks when someone else saved something different, and saves mine over it when told to', async () => {
    failure = refusal(409, 'STALE_VERSION');
    stored = { City: 'Dexter', Version: 4 };
    render(<ApplicationPage />);
    type('Flint');
    await pass(A_WHILE_MS);
    const dialog = screen.getByRole('alertdialog', { name: 'Someone else changed this application' });
    failure = null;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Save mine instead' }));
    await pass(A_WHILE_MS);
    expect(sent.at(-1)).toEqual({ City: 'Flint', Version: 4 });
  });

  it('does not ask when someone else saved the same', async () => {
    failure = refusal(409, 'STALE_VERSION');
    stored = { City: 'Flint', Version: 4 };
    render(<ApplicationPage />);
    type('Flint');
    await pass(A_WHILE_MS);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    failure = null;
    type('Dexter');
    await pass(A_WHILE_MS);
    expect(sent.at(-1)).toEqual({ City: 'Dexter', Version: 4 });
  });

  it('saves on leaving, and brings back what could not be saved', async () => {
    failure = refusal(0, 'UPSTREAM_FAILED');
    const first = render(<ApplicationPage />);
    type('Flint');
    first.unmount();
    await pass(A_WHILE_MS);
    expect(sent).toHaveLength(1);
    failure = null;
    render(<ApplicationPage />);
    expect(city().value).toBe('Flint');
    await pass(A_WHILE_MS);
    expect(stored).toEqual({ City: 'Flint', Version: 2 });
  });

  it('keeps what cannot be sent yet, and sends it once it can be', async () => {
    isSendable = false;
    const first = render(<ApplicationPage />);
    type('Fli');
    await pass(A_WHILE_MS);
    first.unmount();
    await pass(A_WHILE_MS);
    expect(sent).toEqual([]);
    render(<ApplicationPage />);
    expect(city().value).toBe('Fli');
    isSendable = true;
    type('Flint');
    await pass(A_WHILE_MS);
    expect(sent).toEqual([{ City: 'Flint', Version: 1 }]);
  });
});
