import { messageChips } from './message-chips.ts';

const message = (Message: string, Count = 1) => ({ Message, Count });
const MESSAGES = [message('a', 9), message('b', 3), message('c', 1)];

describe('the messages above a report', () => {
  it.each([
    [undefined, 2, ['a', 'b'], 1],
    [undefined, 5, ['a', 'b', 'c'], 0],
    ['a', 2, ['a', 'b'], 1],
    ['c', 2, ['a', 'b', 'c'], 1],
    ['gone', 5, ['a', 'b', 'c', 'gone'], 0],
  ])('with %s chosen, %d at first', (chosen, most, shown, left) => {
    const chips = messageChips(MESSAGES, { chosen, most });
    expect([chips.shown.map(({ Message }) => Message), chips.left]).toEqual([shown, left]);
  });

  it('tell that nobody says what was chosen any more', () => {
    expect(messageChips([], { chosen: 'gone', most: 5 }).shown).toEqual([message('gone', 0)]);
  });
});
