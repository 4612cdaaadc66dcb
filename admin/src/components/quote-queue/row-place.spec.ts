import { placeHash, placeOf } from './row-place.ts';

describe('the place of a row in the address of the queue', () => {
  it('is read as it was written', () => {
    expect(placeOf(placeHash({ quoteId: 7, top: 311.6 }))).toEqual({ quoteId: 7, top: 312 });
    expect(placeOf(placeHash({ quoteId: 7, top: -20 }))).toEqual({ quoteId: 7, top: -20 });
  });

  it.each(['', '#', '#main', '#quote-x-at-1', '#quote-7', '#quote-7-at-1;alert(1)'])('%j is none', (hash) => {
    expect(placeOf(hash)).toBeNull();
  });
});
