import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { SearchChoice } from '#shared/book-of-business/individuals/search-item';
import { openBook, refusal, searches, setUpBookTab, tab, shownTable } from '#support/components/book-tab.tsx';

const choose = (choice: SearchChoice) => userEvent.selectOptions(screen.getByLabelText('Search by'), choice);
const add = async (choice: SearchChoice, typed: string, end = '') => {
  await choose(choice);
  const field = screen.queryByLabelText('Search for') ?? screen.getByLabelText(`${choice}, start`);
  await userEvent.clear(field);
  await userEvent.type(field, end === '' ? `${typed}{Enter}` : typed);
  if (end !== '') {
    await userEvent.type(screen.getByLabelText(`${choice}, end`), `${end}{Enter}`);
  }
};
const chips = () =>
  within(screen.getByRole('list', { name: 'Search criteria' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const chip = (name: string) => screen.findByRole('button', { name });
async function focusOn(name: string) {
  const found = await chip(name);
  act(() => found.focus());
}
const sentItems = () => searches().at(-1)?.SearchItems;
const open = async () => {
  openBook();
  await shownTable();
};

describe('the search of the individual book', () => {
  setUpBookTab();

  it('offers the fields of the specification, in its order', async () => {
    await open();
    const options = within(screen.getByLabelText('Search by')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).join(', ')).toBe(
      'All, Contract #, Last name, First name, Agent Last name, Agent First name, Effective date, Status, Payment status, ' +
        'Paid to Date, Bill date, Amount due, Plan, Phone, Email',
    );
  });

  it('collects criteria as chips, and a contract must meet all', async () => {
    await open();
    await add('Last name', 'Byron');
    await add('Payment status', 'past due');
    await chip('Payment status: past due');
    expect(chips()).toEqual(['Last name: Byron', 'Payment status: past due']);
    await waitFor(() =>
      expect(sentItems()).toEqual([
        { Field: 'MEMBER_LASTNAME', Terms: ['Byron'], Ranged: false },
        { Field: 'ALL', Terms: ['past due'], Ranged: false },
      ]),
    );
  });

  it.each([
    ['Effective date', '1/1/27', '', 'Effective date: 1/1/2027', 'ACTIVE_EFFDATE', ['2027-01-01', '2027-01-01'], true],
    [
      'Effective date',
      '010127',
      '1-31-2027',
      'Effective date: 1/1/2027 to 1/31/2027',
      'ACTIVE_EFFDATE',
      ['2027-01-01', '2027-01-31'],
      true,
    ],
    ['Bill date', '1/1/2027', '', 'Bill date: 1/1/2027', 'PAYMENT_DUE_DATE', ['2027-01-01'], false],
    ['Amount due', '$100', '200', 'Amount due: $100 to 200', 'PAYMENT_AMT_DUE', ['$100', '200'], true],
  ] as const)('searches %s from %s to "%s"', async (choice, typed, end, label, Field, Terms, Ranged) => {
    await open();
    await add(choice, typed, end);
    await chip(label);
    await waitFor(() => expect(sentItems()).toEqual([{ Field, Terms, Ranged }]));
  });

  it.each([
    ['Status', 'termed', 'Please enter a valid status: "Active" or "Inactive".'],
    ['Payment status', 'late', 'Please enter a valid payment status: "Past due" or "Current".'],
    ['All', '219-09-9991', 'Contracts cannot be searched by SSN.'],
    ['Paid to Date', '02/30/2027', 'Enter a date as month, day and year, such as 1/2/1985.'],
    ['Amount due', 'much', 'Enter an amount in dollars and cents, such as 1,234.56.'],
  ] as const)('says at the field what is wrong with %s "%s"', async (choice, typed, problem) => {
    await open();
    await add(choice, typed);
    const field = screen.getByLabelText(/Search for|, start/);
    expect(screen.getByText(problem).id).toBe(field.getAttribute('aria-describedby'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByRole('list', { name: 'Search criteria' })).toBeNull();
    expect(searches().length).toBe(1);
  });

  it('asks for a text, refuses the same one twice, and more than ten', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('Enter what to search for.')).toBeTruthy();
    for (let at = 0; at < 10; at += 1) {
      await add('Plan', `p${at}`);
    }
    await add('Plan', 'P3');
    expect(screen.getByText('This is searched for already.')).toBeTruthy();
    await add('Plan', 'p11');
    expect(screen.getByText('Search for at most 10 texts at once.')).toBeTruthy();
    expect(chips().length).toBe(10);
  });

  it('shows at the field what the server refuses, and keeps the chips', async () => {
    tab.answer = (_path, body) =>
      (body as { SearchItems: unknown[] } | null)?.SearchItems.length
        ? refusal(400, 'This could not be searched.', { SearchItems: ['Search for something else.'] })
        : undefined;
    await open();
    await add('Last name', 'Byron');
    const said = await screen.findByText('Search for something else.');
    expect(said.id).toBe(screen.getByLabelText('Search for').getAttribute('aria-describedby'));
    expect(chips()).toEqual(['Last name: Byron']);
  });

  it('has chips that are one tab stop, moved between by arrow keys, and says which keys there are', async () => {
    await open();
    await add('Last name', 'Byron');
    await add('Plan', 'Gold');
    const [first, second] = [await chip('Last name: Byron'), await chip('Plan: Gold')];
    expect([first.tabIndex, second.tabIndex]).toEqual([0, -1]);
    const help = document.getElementById(first.getAttribute('aria-describedby')!);
    expect(help?.textContent).toBe('Enter or F2 edits, Delete removes, arrow keys move.');
    act(() => first.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(second);
    expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(first);
  });

  it.each(['{Enter}', '{F2}'])('edits a chip by %s, and goes back to it', async (key) => {
    await open();
    await add('Last name', 'Byron');
    await focusOn('Last name: Byron');
    await userEvent.keyboard(key);
    const field = screen.getByLabelText<HTMLInputElement>('Search for');
    expect([document.activeElement, field.value]).toEqual([field, 'Byron']);
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(await chip('Last name: Byron'));
    await userEvent.keyboard(key);
    await userEvent.clear(field);
    await userEvent.keyboard('Lovelace{Enter}');
    expect(document.activeElement).toBe(await chip('Last name: Lovelace'));
    expect(chips()).toEqual(['Last name: Lovelace']);
    await waitFor(() => expect(sentItems()).toMatchObject([{ Terms: ['Lovelace'] }]));
  });

  it.each(['{Delete}', '{Backspace}'])('removes a chip by %s, and goes on at the next', async (key) => {
    await open();
    await add('Last name', 'Byron');
    await add('Plan', 'Gold');
    await focusOn('Last name: Byron');
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(await chip('Plan: Gold'));
    expect(chips()).toEqual(['Plan: Gold']);
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(screen.getByLabelText('Search for'));
    expect(screen.queryByRole('list', { name: 'Search criteria' })).toBeNull();
  });

  it('without a match offers all contracts again', async () => {
    await open();
    Object.assign(tab, { records: [], total: 0 });
    await add('Last name', 'Nobody');
    expect(await screen.findByText('No contract matches')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show all contracts' }));
    await shownTable();
  });
});
