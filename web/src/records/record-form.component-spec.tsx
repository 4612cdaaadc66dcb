import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { field, open, refusal, restart, save, server, type } from '#support/components/group-form.tsx';

describe('the form of a record', () => {
  beforeEach(restart);

  it('has a labelled input for each field and sends what was typed over the version it was made of', async () => {
    open();
    expect([field(/Group name/).value, field('City').value]).toEqual(['Acme', 'Lansing']);
    await type(/City/, 'Flint');
    await save();
    expect(server.sent).toEqual([{ Name: 'Acme', City: 'Flint', Version: 1 }]);
  });

  it('names the newest version when it is saved again', async () => {
    open();
    await type(/City/, 'Flint');
    await save();
    await type(/City/, 'Dexter');
    await save();
    expect(server.sent.map(({ Version }) => Version)).toEqual([1, 2]);
  });

  it('says at the field and in the summary what is missing, and sends nothing', async () => {
    open();
    await userEvent.clear(field(/Group name/));
    await save();
    expect(field(/Group name/).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.textContent).toContain('Group name is required.');
    expect(server.sent).toEqual([]);
  });

  it('shows the server’s words at their fields and keeps what was typed', async () => {
    server.answer = () => Promise.reject(refusal(400, 'INVALID_INPUT', 'Invalid.', { City: ['No such city.'] }));
    open();
    await type(/City/, 'Nowhere');
    await save();
    const described = field(/City/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('No such city.');
    expect(field(/City/).value).toBe('Nowhere');
  });

  it('keeps what was typed when the server cannot be reached, and saves it the next time', async () => {
    server.answer = () => Promise.reject(refusal(0, 'UPSTREAM_FAILED', 'The server could not be reached.'));
    open();
    await type(/City/, 'Flint');
    await save();
    expect(screen.getByRole('alert').textContent).toContain('The server could not be reached.');
    server.answer = async () => {};
    await save();
    expect(server.sent.at(-1)).toEqual({ Name: 'Acme', City: 'Flint', Version: 1 });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sends once when Save is clicked twice', async () => {
    let finish = () => {};
    server.answer = () => new Promise((resolve) => (finish = resolve));
    open();
    await type(/City/, 'Flint');
    await save();
    await save();
    await act(async () => finish());
    expect(server.sent).toHaveLength(1);
  });
});
