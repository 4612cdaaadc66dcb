import { Button } from '@mui/material';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordForm } from './RecordForm.tsx';
import {
  ACME,
  Fields,
  field,
  type Group,
  open,
  refusal,
  restart,
  save,
  server,
  type,
  useGroupForm,
} from '#support/components/group-form.tsx';

describe('the form of a record that someone else saved first', () => {
  beforeEach(restart);

  const outrun = async () => {
    server.stored = { Name: 'Acme Tools', City: 'Caro', Version: 5 };
    server.answer = () => Promise.reject(refusal(409, 'STALE_VERSION', 'Changed.'));
    open();
    await type(/City/, 'Flint');
    await save();
    server.answer = async () => {};
    return screen.findByRole('alertdialog', { name: 'Someone else changed this group' });
  };

  it('shows both versions side by side', async () => {
    const dialog = await outrun();
    const rows = within(dialog)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['FieldYoursTheirs', 'NameAcmeAcme Tools', 'CityFlintCaro']);
  });

  it('saves mine over theirs when told to', async () => {
    const dialog = await outrun();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save mine instead' }));
    expect(server.sent.at(-1)).toEqual({ Name: 'Acme', City: 'Flint', Version: 5 });
  });

  it('takes theirs into the form, and later changes go over their version', async () => {
    const dialog = await outrun();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Use theirs' }));
    expect([field(/Group name/).value, field(/City/).value]).toEqual(['Acme Tools', 'Caro']);
    await type(/City/, 'Dexter');
    await save();
    expect(server.sent.at(-1)).toEqual({ Name: 'Acme Tools', City: 'Dexter', Version: 5 });
  });

  it('keeps both changes where they are of different fields, and asks nothing', async () => {
    server.stored = { Name: 'Acme Tools', City: 'Lansing', Version: 5 };
    server.answer = () => {
      server.answer = async () => {};
      return Promise.reject(refusal(409, 'STALE_VERSION', 'Changed.'));
    };
    open();
    await type(/City/, 'Flint');
    await save();
    expect(server.sent.at(-1)).toEqual({ Name: 'Acme Tools', City: 'Flint', Version: 5 });
    expect([field(/Group name/).value, screen.queryByRole('alertdialog')]).toEqual(['Acme Tools', null]);
  });

  it('says that it was removed, and offers nothing that cannot be done', async () => {
    server.stored = null;
    server.answer = () => Promise.reject(refusal(404, 'NOT_FOUND', 'Not found.'));
    open();
    await type(/City/, 'Flint');
    await save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Someone else removed this group' });
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Leave it removed']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave it removed' }));
    expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /City/ })).value).toBe('Flint');
  });

  it('asks at once when it comes back with what was typed over an older version', async () => {
    const first = open();
    await type(/City/, 'Flint');
    first.unmount();
    const newer: Group = { ...ACME, City: 'Dexter', Version: 2 };
    server.stored = newer;
    function NewerPage() {
      return (
        <RecordForm editing={useGroupForm(newer)} actions={<Button type="submit">Save</Button>}>
          <Fields />
        </RecordForm>
      );
    }
    open(<NewerPage />);
    const question = within(await screen.findByRole('alertdialog', { name: 'Someone else changed this group' }));
    expect([question.getByText('Flint'), question.getByText('Dexter')]).toHaveLength(2);
    await userEvent.click(question.getByRole('button', { name: 'Save mine instead' }));
    expect(server.sent).toEqual([{ Name: 'Acme', City: 'Flint', Version: 2 }]);
  });
});
