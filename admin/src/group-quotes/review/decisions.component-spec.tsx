import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GIVE_A_REASON } from '#shared/enrollment/decisions';
import { answers, opened, openDesk, overviewOf, refusals, sent, startDesk } from '#support/components/group-desk.tsx';

describe('a decision on the review desk', () => {
  beforeEach(startDesk);

  it('approves and goes on to the next quote', async () => {
    answers['/api/enrollment/Decide/11'] = { Message: 'Quote has been Approved.', Overview: overviewOf(11) };
    openDesk('/group/review/11');
    await userEvent.click(await screen.findByRole('button', { name: 'Approve and next' }));
    const dialog = await screen.findByRole('dialog', { name: 'Approve Elk Bakery (11)?' });
    await within(dialog).findByText('Effective 1/1/2027, $12,345.60 a month');
    // Typed, not a key of the desk.
    await userEvent.type(within(dialog).getByLabelText('Reason (optional)'), 'jk');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Approve' }));
    await opened('Oak Mill');
    expect(sent.filter(({ path }) => path.includes('Decide'))).toEqual([
      { path: '/api/enrollment/Decide/11', body: { Decision: 'Approve', Reason: 'jk', Version: 4 } },
    ]);
    expect(screen.getByLabelText('Notices').textContent).toBe(
      'Quote has been Approved. Elk Bakery (11), effective 1/1/2027, $12,345.60 a month.',
    );
  });

  it('approves one quote after another by a and Ctrl+Enter', async () => {
    for (const id of [11, 12]) {
      answers[`/api/enrollment/Decide/${id}`] = { Message: 'Quote has been Approved.', Overview: overviewOf(id) };
    }
    openDesk('/group/review/11');
    for (const [name, next] of [
      ['Elk Bakery (11)', 'Oak Mill'],
      ['Oak Mill (12)', 'Ash Foundry'],
    ] as const) {
      await screen.findByRole('button', { name: 'Approve and next' });
      await userEvent.keyboard('a');
      await screen.findByRole('dialog', { name: `Approve ${name}?` });
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await opened(next);
    }
    expect(sent.filter(({ path }) => path.includes('Decide'))).toHaveLength(2);
  });

  it('has a key for each step of the review', async () => {
    const Decisions = ['Approve', 'Pend', 'Manual', 'Reject', 'Return'];
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { Decisions });
    openDesk('/group/review/11');
    await screen.findByRole('button', { name: 'Manual' });
    for (const [key, name] of [
      ['p', 'Pend Elk Bakery (11)?'],
      ['m', 'Process Elk Bakery (11) manually?'],
      ['r', 'Return Elk Bakery (11) to the agent?'],
    ] as const) {
      await userEvent.keyboard(key);
      await screen.findByRole('dialog', { name });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await userEvent.keyboard('c');
    const claim = expect.objectContaining({ path: '/api/sales/AssignUserToQuote' }) as unknown;
    await waitFor(() => expect(sent).toContainEqual(claim));
    await userEvent.keyboard('n');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Add a note' }));
    await userEvent.keyboard('ap');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Manual', 'Process Elk Bakery (11) manually?', 'Manually Processed'],
    ['Reject', 'Reject Elk Bakery (11)?', 'Declined'],
  ])('names the status before "%s" is sent as the answer does', async (name, title, status) => {
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { Decisions: ['Manual', 'Reject'] });
    answers['/api/enrollment/Decide/11'] = { Message: `Quote has been ${status}.`, Overview: overviewOf(11) };
    openDesk('/group/review/11');
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = await screen.findByRole('dialog', { name: title });
    await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Too small.');
    await userEvent.click(within(dialog).getByRole('button', { name: `Set to ${status}` }));
    await waitFor(() =>
      expect(screen.getByLabelText('Notices').textContent).toMatch(new RegExp(`^Quote has been ${status}\\.`)),
    );
  });

  it('keeps the words of a refusal when a colleague has decided first, and what was typed', async () => {
    const Message = 'This decision is not possible: the quote is in status Declined.';
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { NeedsEnterpriseId: true });
    answers['/api/enrollment/Decide/11'] = { Code: 'WRONG_STATE', Message };
    refusals['/api/enrollment/Decide/11'] = 409;
    openDesk('/group/review/11');
    await screen.findByRole('button', { name: 'Approve and next' });
    await userEvent.keyboard('a');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Group number'), '77001234');
    const Decided = { Decision: 'Reject', By: 'Olivia Brandt', Username: 'olivia', At: '2026-11-20T13:31:00Z' };
    answers['/api/enrollment/Overview/11'] = overviewOf(11, { Status: 'Declined', Decisions: [], Decided });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Olivia Brandt rejected this on 11/20/2026, 8:31 AM.');
    expect(within(dialog).getByRole('alert').textContent).toBe(Message);
    expect(within(dialog).getByLabelText<HTMLInputElement>('Group number').value).toBe('77001234');
    expect(within(dialog).queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Notices').textContent).toBe('');
  });

  it('goes to the reason that a decision lacks', async () => {
    openDesk('/group/review/11');
    await screen.findByRole('button', { name: 'Pend' });
    await userEvent.keyboard('p');
    const dialog = await screen.findByRole('dialog', { name: 'Pend Elk Bakery (11)?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pend' }));
    expect(document.activeElement).toBe(within(dialog).getByRole('textbox', { name: /^Reason/ }));
    expect(within(dialog).getByText(GIVE_A_REASON)).toBeTruthy();
  });

  it('shows within the refresh of the list what a colleague did, and the way on', async () => {
    jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'nextTick'] });
    try {
      openDesk('/group/review/11');
      await screen.findByRole('button', { name: 'Pend' });
      const Decided = { Decision: 'Approve', By: 'Olivia Brandt', Username: 'olivia', At: new Date().toISOString() };
      answers['/api/enrollment/Overview/11'] = overviewOf(11, { Status: 'Approved', Decisions: [], Decided });
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect((await screen.findByText(/^Olivia Brandt approved this at \d+:\d\d [AP]M\.$/)).role).toBe('status');
      expect(screen.queryByRole('group', { name: 'Decision' })).toBeNull();
    } finally {
      jest.useRealTimers();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Next (j)' }));
    await opened('Oak Mill');
  });

  it('asks at once for the decision that a link names', async () => {
    openDesk({ pathname: '/group/review/11', state: { decision: 'Approve' } });
    await screen.findByRole('dialog', { name: 'Approve Elk Bakery (11)?' });
    expect(sent).toEqual([]);
  });
});
