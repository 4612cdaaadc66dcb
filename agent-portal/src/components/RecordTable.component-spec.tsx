import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordTable, type RecordColumn, type Sort } from './RecordTable.tsx';

interface Group {
  Id: number;
  Name: string;
  City: string;
}
const ROWS: Group[] = [
  { Id: 1, Name: 'Acme', City: 'Lansing' },
  { Id: 2, Name: 'Zenith', City: 'Flint' },
];
const COLUMNS: RecordColumn<Group, 'Name'>[] = [
  { label: 'Group', field: 'Name', isName: true, cell: ({ Name }) => Name },
  { label: 'City', cell: ({ City }) => City },
];

const sorted: Sort<'Name'>[] = [];
const draw = (isLoading = false) =>
  render(
    <ThemeProvider theme={createTheme()}>
      <RecordTable
        label="Groups"
        rows={ROWS}
        keyOf={({ Id }) => Id}
        columns={COLUMNS}
        action={{ label: 'Next step', cell: ({ Name }) => <button>Open {Name}</button> }}
        sort={{ field: 'Name', direction: 'ASC' }}
        onSort={(sort) => sorted.push(sort)}
        isLoading={isLoading}
        card={{ details: ({ City }) => City }}
      />
    </ThemeProvider>,
  );

describe('a list of the portal', () => {
  it('heads each row with its name and ends it with its button', () => {
    draw();
    const row = screen.getByRole('row', { name: /Acme/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Acme');
    expect(within(row).getAllByRole('cell').at(-1)?.textContent).toBe('Open Acme');
  });

  it('keeps its rows while the next page loads, and says that it is busy', () => {
    draw(true);
    expect(screen.getByRole('table', { name: 'Groups' }).getAttribute('aria-busy')).toBe('true');
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Acme', 'Zenith']);
  });

  it('turns its order around at a second click on a head, and only where it can be sorted', async () => {
    draw();
    expect(screen.queryByRole('button', { name: 'City' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Group' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Group' }));
    expect(sorted).toEqual([{ field: 'Name', direction: 'DESC' }]);
  });
});
