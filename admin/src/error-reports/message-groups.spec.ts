import { messageGroups } from './message-groups.ts';

const SEEN = { FirstSeen: '2026-11-18T15:00:00.000Z', LastSeen: '2026-11-20T15:00:00.000Z' };
const message = (Message: string, Count = 1) => ({ Message, Count, ...SEEN });
const MESSAGES = [message('a', 9), message('b', 3), message('c', 1)];

describe('the messages above a report', () => {
  it.each([
    [undefined, 2, ['a', 'b'], 1],
    [undefined, 5, ['a', 'b', 'c'], 0],
    ['a', 2, ['a', 'b'], 1],
    ['c', 2, ['a', 'b', 'c'], 1],
    ['gone', 5, ['a', 'b', 'c', 'gone'], 0],
  ])('with %s chosen, %d at first', (chosen, most, shown, left) => {
    const groups = messageGroups(MESSAGES, { chosen, most });
    expect([groups.shown.map(({ Message }) => Message), groups.left]).toEqual([shown, left]);
  });

  it('tell that nobody says what was chosen any more', () => {
    expect(messageGroups([], { chosen: 'gone', most: 5 }).shown).toEqual([{ Message: 'gone', Count: 0 }]);
  });
});
