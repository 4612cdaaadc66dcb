import { isSameSelection } from './same-selection.ts';

describe('isSameSelection', () => {
  it.each([
    [[1, 2], [2, 1], true],
    [[1, 2], [1], false],
    [[1], [2], false],
    [[], [], true],
  ])('%j and %j are the same selection: %s', (one, other, same) => {
    expect(isSameSelection(one, other)).toBe(same);
  });
});
