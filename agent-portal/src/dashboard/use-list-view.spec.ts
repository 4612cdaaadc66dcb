import { readView, writeView } from './use-list-view.ts';

describe('the address of the dashboard', () => {
  const by = (text: string, isInternal = false) => readView(new URLSearchParams(text), 'quotes', isInternal);

  it.each([
    ['', { sort: { field: 'LastChange', direction: 'DESC' }, page: 1, pageSize: 10 }],
    [
      'quotes=Premium-DESC&quotesSize=25&quotesPage=2',
      { sort: { field: 'Premium', direction: 'DESC' }, page: 2, pageSize: 25 },
    ],
    ['quotes=Secret-DESC&quotesSize=7&quotesPage=x', by('')],
    ['renewals=Premium-DESC', by('')],
  ])('"%s" is read', (text, view) => {
    expect(by(text)).toEqual(view);
  });

  it('sorts nothing for staff but the usual order, in either direction', () => {
    expect(by('quotes=Premium-DESC', true)).toEqual(by(''));
    expect(by('quotes=LastChange-ASC', true).sort).toEqual({ field: 'LastChange', direction: 'ASC' });
  });

  it('keeps what it says besides, and leaves out what is usual', () => {
    const before = new URLSearchParams('stage=review&renewalsSize=50');
    const sorted = writeView(before, 'quotes', { ...by(''), sort: { field: 'Group', direction: 'ASC' }, page: 3 });
    expect(sorted.toString()).toBe('stage=review&renewalsSize=50&quotes=Group-ASC&quotesPage=3');
    expect(writeView(sorted, 'quotes', by('')).toString()).toBe(before.toString());
  });
});
