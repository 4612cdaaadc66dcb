import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { ColumnTable } from './ColumnTable.tsx';
import { DONE, HOLLOW, SOLID } from './series-looks.ts';

const SERIES = [
  { label: 'Renewed', look: DONE },
  { label: 'Pending', look: SOLID },
  { label: 'Open', look: HOLLOW },
];
const part = (name: string, count: number, to: string | null = null) => ({ to, name, count });

function show() {
  render(
    <MemoryRouter>
      <ColumnTable
        label="Groups by renewal month"
        heading="Month"
        series={SERIES}
        columns={[
          { label: 'Jan 2027', to: '/january', parts: [part('a', 0), part('b', 0), part('c', 0)] },
          { label: 'Feb 2027', to: '/february', parts: [part('a', 0), part('b', 0), part('c', 1_204)] },
          { label: 'Mar 2027', to: null, parts: [part('Renewed: 2', 2, '/renewed'), part('b', 0), part('c', 0)] },
        ]}
      />
    </MemoryRouter>,
  );
}

describe('a chart of columns', () => {
  it('tells its numbers as a table, with the months and states that have none', () => {
    show();
    const rows = within(screen.getByRole('table', { name: 'Groups by renewal month' })).getAllByRole('row');
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Month', 'Jan 2027', 'Feb 2027', 'Mar 2027'],
      ['Renewed', '0', '0', '2'],
      ['Pending', '0', '0', '0'],
      ['Open', '0', '1,204', '0'],
    ]);
  });

  it('leads from a month and from a number to their list', () => {
    show();
    const addresses = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(addresses).toEqual([
      ['Jan 2027', '/january'],
      ['Feb 2027', '/february'],
      ['2', '/renewed'],
    ]);
    expect(screen.getByRole('link', { name: 'Renewed: 2' })).toBeDefined();
  });
});
