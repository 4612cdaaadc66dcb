import { fireEvent, screen } from '@testing-library/react';
import type { ShareAnswer } from '#shared/proposals/proposal.record';
import { openRoutes, pass, setUpTab } from '#support/components/open-screen.tsx';
import { ClientAnswers } from './ClientAnswers.tsx';

const AT = '2026-11-20T15:00:00.000Z';
const answer = (Id: number, given: Partial<ShareAnswer>): ShareAnswer => ({
  Id,
  PlanName: null,
  Question: null,
  Language: 'en',
  AnsweredAt: AT,
  Device: 'Safari on iPhone',
  HandledAt: null,
  ...given,
});
const ANSWERS = [
  answer(2, { Question: '¿Está el Dr. Ruiz?', Language: 'es' }),
  answer(1, { PlanName: 'PPO Gold 500', HandledAt: '2026-11-21T15:00:00.000Z' }),
];
let calls: string[];

describe('the answers of a client in the history', () => {
  setUpTab((path, { method = 'GET' } = {}) => {
    calls.push(`${method} ${path}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  beforeEach(() => {
    calls = [];
  });

  it('say what the client would like or asks, and which wait; one that is marked keeps the focus in the list', async () => {
    openRoutes([{ path: '/', Component: () => <ClientAnswers quoteId={7} answers={ANSWERS} /> }], '/');
    await screen.findByText('The client asks a question');
    screen.getByText('¿Está el Dr. Ruiz?');
    screen.getByText('11/20/2026, 10:00 AM · Read in Spanish');
    screen.getByText('The client would like PPO Gold 500');
    screen.getByText(/ · Marked as answered 11\/21\/2026, 10:00 AM$/);
    const [mark, ...others] = screen.getAllByRole('button', { name: /^Mark as answered: the client asks a question/ });
    expect(others).toEqual([]);
    fireEvent.click(mark!);
    await pass();
    expect(calls).toEqual(['PUT /api/proposal/MarkAnswered/2']);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Answers of the client' }));
  });
});
