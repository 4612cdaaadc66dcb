import { padded, placeholders } from './prepared-rows.ts';

describe('lists in prepared statements', () => {
  it.each`
    ids              | marks        | values
    ${[7]}           | ${'?'}       | ${[7]}
    ${[7, 8]}        | ${'?,?'}     | ${[7, 8]}
    ${[7, 8, 9]}     | ${'?,?,?,?'} | ${[7, 8, 9, 9]}
    ${[7, 8, 9, 10]} | ${'?,?,?,?'} | ${[7, 8, 9, 10]}
  `(
    '$ids has $marks and the values $values',
    ({ ids, marks, values }: { ids: number[]; marks: string; values: number[] }) => {
      expect(placeholders(ids.length)).toBe(marks);
      expect(padded(ids)).toEqual(values);
    },
  );

  it('shares eight texts between lists of 1 to 100', () => {
    const texts = Array.from({ length: 100 }, (_, at) => placeholders(at + 1));
    expect(new Set(texts).size).toBe(8);
  });
});
