import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordFormDialog } from './RecordFormDialog.tsx';
import {
  ACME,
  Fields,
  field,
  open,
  restart,
  save,
  server,
  type,
  useGroupForm,
} from '#support/components/group-form.tsx';

describe('the form of a record that is left with changes', () => {
  beforeEach(restart);

  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));

  it('asks, and stays with what was typed', async () => {
    open();
    await type(/City/, 'Flint');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Stay here' }));
    expect(field(/City/).value).toBe('Flint');
  });

  it('goes when told to, and forgets the draft', async () => {
    const first = open();
    await type(/City/, 'Flint');
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(screen.getByText('Another page')).toBeTruthy();
    first.unmount();
    open();
    await waitFor(() => expect(field(/City/).value).toBe('Lansing'));
  });

  it('does not ask when nothing was changed or everything is saved', async () => {
    open();
    await type(/City/, 'Flint');
    await save();
    await leave();
    expect(screen.getByText('Another page')).toBeTruthy();
  });

  it('comes back with what was typed, as after signing in again', async () => {
    const first = open();
    await type(/City/, 'Flint');
    first.unmount();
    open();
    expect(screen.getByText('Restored your unsaved changes.')).toBeTruthy();
    await save();
    expect(server.sent).toEqual([{ Name: 'Acme', City: 'Flint', Version: 1 }]);
  });

  it('asks in a dialog before changes are lost, and closes at once without any', async () => {
    let closed = 0;
    function GroupDialog() {
      const editing = useGroupForm(ACME);
      return (
        <RecordFormDialog editing={editing} title="Edit Acme" onClose={() => (closed += 1)}>
          <Fields />
        </RecordFormDialog>
      );
    }
    open(<GroupDialog />);
    expect(screen.getByRole('dialog', { name: 'Edit Acme' })).toBeTruthy();
    const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await cancel();
    expect(closed).toBe(1);
    await type(/City/, 'Flint');
    await cancel();
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    expect(closed).toBe(1);
    await userEvent.click(within(question).getByRole('button', { name: 'Leave' }));
    expect(closed).toBe(2);
  });
});
