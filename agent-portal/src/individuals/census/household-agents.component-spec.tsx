import { fireEvent, screen } from '@testing-library/react';
import { KENT } from '#support/shared/enrollment-members.ts';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { type Agent, AGENT_CARD } from '#shared/people/agent.record';
import { blankOf } from '#shared/records/rows';
import type { CurrentUserResponse } from '#shared/session/account.record';
import { queryClient } from '../../app/query-client.ts';
import { sessionQuery } from '../../app/session/session-query.ts';
import { AGENT, A_WHILE_MS, pass, setUpTab } from '#support/components/open-screen.tsx';
import { buildEnrollment, buildPerson } from '#support/shared/households.ts';
import { openCensus } from '#support/components/open-census.tsx';

const agentCalled = (Id: number, SrcAgentId: string, First: string, Last: string): Agent => ({
  ...(blankOf(AGENT_CARD) as Agent),
  Id,
  SrcAgentId,
  Name: { First, Last },
});
const ADA = agentCalled(3, 'A1001', 'Ada', 'Lindqvist');
const TOMAS = agentCalled(4, 'A1003', 'Tomas', 'Reyes');
const USER = { ...AGENT, FullName: 'Ada Lindqvist' };

const DATES = {
  EffectiveDates: ['2027-01-01'],
  Default: '2027-01-01',
  WindowFirst: '2026-11-23',
  WindowLast: '2027-02-21',
  Why: '',
  Problem: null,
  LastDay: null,
  Proof: null,
  IsOepAvailable: true,
  IsQuotingOnly: false,
};

describe('the agents of a household’s quote', () => {
  let stored: IndividualEnrollmentResponse;
  let changes: { AssociatedAgents?: { SrcAgentId: string }[] }[];

  const answer = (path: string, method: string, body: (typeof changes)[number]): unknown => {
    if (path.startsWith('/api/agent/')) {
      return [ADA, TOMAS];
    }
    if (path.startsWith('/api/individual/GetEffectiveDates')) {
      return DATES;
    }
    if (path.startsWith('/api/location/')) {
      return KENT;
    }
    if (path !== '/api/quote' || method !== 'PUT') {
      return stored;
    }
    changes.push(body);
    const sent = body.AssociatedAgents?.map(({ SrcAgentId }) => SrcAgentId);
    const AssociatedAgents = [ADA, TOMAS].filter(
      ({ SrcAgentId }) => sent?.includes(SrcAgentId) ?? SrcAgentId === 'A1001',
    );
    const { Version, ...quote } = stored.Quote;
    stored = { ...stored, Quote: { ...quote, AssociatedAgents, Version: Version + 1 } };
    return stored.Quote;
  };
  const open = async (user: Partial<CurrentUserResponse>) => {
    queryClient.setQueryData(sessionQuery.queryKey, { ...USER, ...user });
    stored = buildEnrollment([buildPerson()], { AssociatedAgents: [ADA] });
    await openCensus();
  };

  beforeEach(() => {
    changes = [];
  });
  setUpTab(async (path, { method = 'GET', body } = {}) =>
    Response.json(answer(path, method, JSON.parse(String(body ?? '{}')))),
  );

  it('are chosen by an agent-broker; while nobody is named, nothing is stored', async () => {
    await open({ IsAgentBroker: true });
    fireEvent.click(screen.getByRole('button', { name: 'Assign another agent' }));
    await pass(A_WHILE_MS);
    fireEvent.click(await screen.findByRole('button', { name: /^Tomas Reyes/ }));
    await pass(A_WHILE_MS);
    expect(changes.map(({ AssociatedAgents }) => AssociatedAgents)).toEqual([
      [{ SrcAgentId: 'A1001' }, { SrcAgentId: 'A1003' }],
    ]);
    for (const name of ['Ada Lindqvist', 'Tomas Reyes']) {
      fireEvent.click(screen.getByRole('button', { name: `Remove ${name}` }));
    }
    await pass(A_WHILE_MS);
    expect(screen.getByText('Nobody is assigned yet.')).toBeTruthy();
    expect(changes).toHaveLength(1);
  });

  it('are only named to agents who quote for themselves, and stay when something else changes', async () => {
    await open({});
    expect(screen.getByText(/, Ada Lindqvist$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Assign/ })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Short-term' }));
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Coverage length' }));
    fireEvent.click(await screen.findByRole('option', { name: '2 months' }));
    fireEvent.change(screen.getByRole('textbox', { name: 'Effective date' }), { target: { value: '12/1/2026' } });
    await pass(A_WHILE_MS);
    expect(changes).toHaveLength(1);
    expect(changes[0]).not.toHaveProperty('AssociatedAgents');
  });
});
