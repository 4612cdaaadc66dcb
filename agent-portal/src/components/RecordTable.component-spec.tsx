import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordTable, type RecordColumn, type Sort } from './RecordTable.tsx';
import { THEME } from '#support/components/theme.ts';

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
  { label: 'City', isExtra: true, cell: ({ City }) => City },
];

const sorted: Sort<'Name'>[] = [];
const draw = (isLoading = false) =>
  render(
    <ThemeProvider theme={THEME}>
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

  describe('that does not fit its frame', () => {
    const COLUMN_PX = 200;
    let frame = 0;
    let resized = () => {};
    const RealObserver = globalThis.ResizeObserver;
    beforeEach(() => {
      document.documentElement.style.fontSize = '16px';
      jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => frame);
      jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
        return COLUMN_PX * this.querySelectorAll('thead th').length;
      });
      globalThis.ResizeObserver = class extends RealObserver {
        constructor(callback: ResizeObserverCallback) {
          super(callback);
          resized = () => callback([], this);
        }
      };
    });
    afterEach(() => {
      document.documentElement.style.fontSize = '';
    });
    const heads = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent);

    it('leaves out what is extra, and shows it again where there is room', () => {
      frame = 400;
      draw();
      expect(heads()).toEqual(['Group', 'Next step']);
      frame = 600;
      act(resized);
      expect(heads()).toEqual(['Group', 'City', 'Next step']);
    });

    it('becomes cards with all facts if that is too wide as well, whose order can be chosen', async () => {
      frame = 300;
      draw();
      expect(heads()).toEqual([]);
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'AcmeLansingOpen Acme',
        'ZenithFlintOpen Zenith',
      ]);
      await userEvent.selectOptions(screen.getByLabelText('Order'), 'Descending');
      expect(sorted.at(-1)).toEqual({ field: 'Name', direction: 'DESC' });
      frame = 400;
      act(resized);
      expect(heads()).toEqual(['Group', 'Next step']);
    });
  });
});
