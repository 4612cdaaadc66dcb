import { individualPath, plansPathOf } from '#shared/individuals/individual-next-step';

describe('where the quote of a household is continued', () => {
  it.each`
    status                 | isFfm    | path
    ${'Quoting'}           | ${false} | ${'/quote/plan-selection/individual/quote/7'}
    ${'Quoting'}           | ${true}  | ${'/quote/plan-selection/individual/ffmquote/7'}
    ${'SignatureRequired'} | ${false} | ${'/enrollment/individual/7'}
    ${'SignatureRequired'} | ${true}  | ${'/enrollment/individual/7'}
  `('$status, of the marketplace: $isFfm', ({ status, isFfm, path }) => {
    expect(individualPath({ quoteId: 7, status, isFfm })).toBe(path);
  });

  it.each([
    [false, '/quote/plan-selection/individual/quote/7'],
    [true, '/quote/plan-selection/individual/ffmquote/7'],
  ])('its plans, of the marketplace: %s', (IsFfm, path) => {
    expect(plansPathOf({ Id: 7, Individual: { IsFfm } })).toBe(path);
  });
});
