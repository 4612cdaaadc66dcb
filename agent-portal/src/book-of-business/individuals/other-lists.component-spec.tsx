import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { contract, headings, openBook, refusal, setUpBookTab, tab, shownTable } from '#support/components/book-tab.tsx';
import { saved } from '#support/components/saved-files.ts';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the other lists of an individual book', () => {
  setUpBookTab();

  it('has the void contracts by name, in columns of their own, and exports them', async () => {
    openBook();
    await shownTable();
    tab.records = [contract({ IsVoid: true, IsActive: false })];
    await press('Void/canceled contracts');
    await screen.findByText('Void');
    expect(await headings()).toEqual(['Name', 'Contract #', 'Status', 'Effective date', 'Phone', 'Email', 'Next step']);
    expect(tab.asked.at(-1)?.path).toBe('/api/BobIndividual/GetCanceledContracts?medicare=false&range=%5B0%2C9%5D');
    expect((await shownTable()).queryByRole('button', { name: 'Contract #' })).toBeNull();
    expect(screen.queryByRole('search')).toBeNull();
    expect(await saved(() => press('Export CSV'))).toEqual(['bobData.csv']);
    expect(tab.asked.at(-1)?.path).toBe('/api/BobIndividual/GetCanceledContracts.csv?medicare=false');
  });

  it('finds one contract by its number, or by names and phone, all three', async () => {
    openBook();
    await shownTable();
    await press('Find one contract');
    const find = async (typed: Record<string, string>) => {
      for (const [label, text] of Object.entries(typed)) {
        await userEvent.clear(screen.getByLabelText(label));
        await userEvent.type(screen.getByLabelText(label), text);
      }
      await press('Find contract');
    };
    await find({ 'First name': 'Ada', 'Last name': 'Byron' });
    expect(screen.getByRole('alert').textContent).toBe('Enter a contract number, or first name, last name and phone.');
    await find({ Phone: '616' });
    expect(screen.getByText('Phone number must be ten digits.')).toBeTruthy();
    expect(tab.asked.filter(({ path }) => path.endsWith('SearchContract'))).toEqual([]);
    await find({ Phone: '(616) 555-0100' });
    await shownTable();
    expect(tab.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/api/BobIndividual/SearchContract',
      body: {
        ForMedicare: false,
        AgentId: null,
        ContractId: '',
        FirstName: 'Ada',
        LastName: 'Byron',
        Phone: '(616) 555-0100',
      },
    });
    tab.records = [];
    tab.total = 0;
    await find({ 'Contract number': 'C9' });
    expect(await screen.findByText('No contract found')).toBeTruthy();
    tab.answer = () => refusal(422, 'Enter a contract number, or first name, last name and phone.');
    await find({ 'Contract number': 'C8' });
    expect((await screen.findByRole('alert')).textContent).toContain('Enter a contract number');
  });
});
