import type { RaRecord } from 'react-admin';
import { isHeadingRow, withHeadings } from './row-groups.ts';

const groups = { of: ({ topic }: RaRecord) => String(topic), heading: (topic: string) => topic };
const rows = (...topics: string[]) => topics.map((topic, id) => ({ id, topic }));
const shown = (given: readonly RaRecord[]) => given.map((row) => (isHeadingRow(row) ? row.heading : row.id));

describe('the rows of a table', () => {
  it.each<[string, string[], (string | number)[]]>([
    ['none', [], []],
    ['one group', ['Plans', 'Plans'], ['Plans', 0, 1]],
    ['two groups', ['Plans', 'Queues', 'Queues'], ['Plans', 0, 'Queues', 1, 2]],
  ])('stand under headings: %s', (_what, topics, expected) => {
    expect(shown(withHeadings(groups, rows(...topics)))).toEqual(expected);
  });

  it('have no headings without groups', () => {
    expect(shown(withHeadings(undefined, rows('Plans', 'Queues')))).toEqual([0, 1]);
  });
});
