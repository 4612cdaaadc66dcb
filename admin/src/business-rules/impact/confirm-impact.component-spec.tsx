import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { RuleImpactResponse } from '#shared/business-rules/rule-impact.record';
import type { BusinessRuleRequest } from '#shared/business-rules/business-rule.record';
import { ConfirmImpact } from './ConfirmImpact.tsx';
import { impactOf } from './impact.ts';
import { type RuleImpactState, useRuleImpact } from './use-rule-impact.ts';

const page = (given: Partial<RuleImpactResponse> = {}): RuleImpactResponse => ({
  ...{ Decides: 'how old adults may be', ReachesNoQuote: false, LookedAt: 638, Changed: 0, ByEffect: [], Quotes: [] },
  ...{ Next: null, Last: 638, ...given },
});
const CHANGES = page({ Changed: 18, ByEffect: [{ Effect: 'CensusProblems', Count: 18 }] });

const state = (given: Partial<RuleImpactState>): RuleImpactState => ({
  ...{ impact: null, error: null, effect: 'unknown', isOutdated: false, isAsking: false, rest: null, retry: jest.fn() },
  ...given,
});
const UNKNOWN = state({ isAsking: true });
const SOME = state({ effect: 'some', impact: impactOf([CHANGES]) });
const NONE = state({ effect: 'none', impact: impactOf([page()]) });

describe('before a rule is saved', () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const dialog = (shown: RuleImpactState, isAlwaysAsked = false) => (
    <ConfirmImpact
      state={shown}
      confirmLabel="Save changes"
      anywayLabel="Save anyway"
      cancelLabel="Keep editing"
      isAlwaysAsked={isAlwaysAsked}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
  /** A button that is focused draws a moment later. */
  const settle = () => act(() => Promise.resolve());
  const draw = async (shown: RuleImpactState, isAlwaysAsked = false) => {
    const drawn = render(dialog(shown, isAlwaysAsked));
    await settle();
    return drawn;
  };
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  const later = () => act(() => jest.advanceTimersByTimeAsync(2_000));
  const headed = (name: string) => screen.getByRole('heading', { name });

  beforeEach(() => {
    jest.useFakeTimers();
    onConfirm.mockClear();
    onCancel.mockClear();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks with how many quotes change, and what', async () => {
    await draw(SOME);
    headed('18 open quotes will change');
    screen.getByText(/^18 quotes: census errors\. The change is recorded under your name/);
    await press('Save changes');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('asks nothing where no quote changes, unless somebody else’s proposal is approved', async () => {
    const { unmount } = await draw(NONE);
    expect([onConfirm.mock.calls.length, screen.queryByRole('heading')]).toEqual([1, null]);
    unmount();
    await draw(NONE, true);
    headed('No open quote will change');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('asks while the preview is slow, waits, and then asks with what is found', async () => {
    const { rerender } = await draw(UNKNOWN);
    expect(screen.queryByRole('heading')).toBeNull();
    await later();
    headed('What would change is not known yet');
    screen.getByRole('button', { name: 'Save anyway' });
    await press('Wait');
    expect(screen.queryByRole('button', { name: 'Wait' })).toBeNull();
    rerender(dialog(SOME));
    await settle();
    headed('18 open quotes will change');
    await press('Keep editing');
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  });

  it('does not go on by itself once it has asked, even if nothing changes', async () => {
    const { rerender } = await draw(UNKNOWN);
    await later();
    rerender(dialog(NONE));
    await settle();
    headed('No open quote will change');
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('asks when the preview has failed, tries again, and saves only when told to', async () => {
    const failed = state({ error: new Error('The server is busy.') });
    await draw(failed);
    headed('What would change is not known yet');
    screen.getByText('The open quotes could not be checked: The server is busy.');
    await press('Try again');
    expect([failed.retry, onConfirm].map((each) => jest.mocked(each).mock.calls.length)).toEqual([1, 0]);
    await press('Save anyway');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('has the rest of very many quotes checked, if none of the first changes', async () => {
    const start = jest.fn();
    const rest = { isRunning: false, start, stop: jest.fn() };
    await draw(state({ impact: impactOf([page({ Next: 160, Last: 640 })]), rest }), true);
    screen.getByText('638 open quotes checked, about 25% of all. None of them changes.');
    await press('Wait');
    expect(start).toHaveBeenCalledTimes(1);
  });
});

describe('what a rule changes', () => {
  const QUESTION = { Key: 'MinimumAdultAge', Value: '60' } as BusinessRuleRequest;
  const Effect = ({ question }: { question: BusinessRuleRequest | null }) => {
    const { effect, isAsking } = useRuleImpact(question);
    return <output>{isAsking ? 'asking' : effect}</output>;
  };
  const shown = (question: BusinessRuleRequest | null, answer: RuleImpactResponse | null) => {
    globalThis.fetch = jest.fn<typeof fetch>(() =>
      Promise.resolve(answer ? Response.json(answer) : new Response('{}', { status: 500 })),
    );
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Effect question={question} />
      </QueryClientProvider>,
    );
    return screen.findByText.bind(screen);
  };

  it.each<[string, RuleImpactResponse, RuleImpactState['effect']]>([
    ['quotes change', CHANGES, 'some'],
    ['none of all changes', page(), 'none'],
    ['some of the first change', { ...CHANGES, Next: 160 }, 'some'],
  ])('is known when %s', async (_what, answer, effect) => {
    await shown(QUESTION, answer)(effect);
  });

  it.each([
    ['the first of many do not change', page({ Next: 160 })],
    ['the preview fails', null],
  ])('is not known when %s', async (_what, answer) => {
    await shown(QUESTION, answer)('unknown');
  });

  it('is nothing when there is no question', async () => {
    await shown(null, null)('none');
  });
});
