import type { ColumnMapping, PreviewImportResponse } from '#shared/census/import/import.record';
import type { ImportField } from '#shared/persons/import/file-columns';
import { buildMember } from '#support/shared/census-members.ts';
import {
  columnOf,
  commitObstacle,
  commitQuery,
  correctionsText,
  rowsWithSame,
  startState,
  withCell,
  withColumn,
  withPreview,
  withSource,
} from './import-state.ts';

const column = (Column: number, Header: string, Field: ImportField | null): ColumnMapping => ({
  Column,
  Header,
  Field,
  Samples: [],
});
const mapping = [
  column(0, 'First', 'FirstName'),
  column(1, '', 'LastName'),
  column(2, 'Phone', null),
  column(3, 'Phone', 'HomeNumber'),
];
const preview = (changes: Partial<PreviewImportResponse> = {}): PreviewImportResponse => ({
  Members: [],
  Errors: [],
  Warnings: [],
  Mapping: mapping,
  HeaderRow: 1,
  Layout: null,
  Remembered: false,
  Counts: { Rows: 0, Added: 0, Replaced: 0, Errors: 0, Warnings: 0 },
  ...changes,
});
const problem = (Row: number, Column: string) => ({ Row, Column, Found: '', Message: 'Wrong.' });

describe('withColumn', () => {
  it('gives a meaning to a column and takes it from the one that had it', () => {
    const changed = withColumn(mapping, 2, 'HomeNumber');
    expect(changed.map(({ Field }) => Field)).toEqual(['FirstName', 'LastName', 'HomeNumber', null]);
  });

  it('leaves a column out without touching the others', () => {
    const changed = withColumn(mapping, 0, null);
    expect(changed.map(({ Field }) => Field)).toEqual([null, 'LastName', null, 'HomeNumber']);
  });
});

describe('columnOf', () => {
  it.each([
    [problem(4, 'First'), 0],
    [problem(4, 'LastName'), 1],
    [problem(4, 'Phone'), 3],
    [problem(4, 'Relationship'), undefined],
    [problem(4, ''), undefined],
    [problem(0, 'First'), undefined],
  ])('%j is about column %s', (found, index) => {
    expect(columnOf(found, mapping)?.Column).toBe(index);
  });
});

describe('rowsWithSame', () => {
  const found = (Row: number, Column: string, Found: string) => ({ Row, Column, Found, Message: `Wrong in ${Row}.` });
  const errors = [
    found(2, 'Rel', 'Emm'),
    found(3, 'Rel', 'Emm'),
    found(3, 'DOB', 'Emm'),
    found(4, 'Rel', 'Spo'),
    found(9, 'Rel', 'Emm'),
  ];

  it('finds the rows with the same text in the same column', () => {
    expect(rowsWithSame(errors[0]!, errors)).toEqual([2, 3, 9]);
    expect(rowsWithSame(errors[3]!, errors)).toEqual([4]);
  });

  it('does not take two masked texts for the same', () => {
    const masked = [found(2, 'SSN', '***-**-1234'), found(3, 'SSN', '***-**-1234')];
    expect(rowsWithSame(masked[0]!, masked)).toEqual([2]);
  });
});

describe('withCell', () => {
  it('keeps the last correction of a cell', () => {
    const first = withCell([], { Row: 2, Column: 1, Value: 'a' });
    const second = withCell(first, { Row: 3, Column: 1, Value: 'b' });
    expect(withCell(second, { Row: 2, Column: 1, Value: 'c' })).toEqual([
      { Row: 3, Column: 1, Value: 'b' },
      { Row: 2, Column: 1, Value: 'c' },
    ]);
  });
});

describe('the steps', () => {
  const source = { kind: 'text', text: 'a', hasHeader: true } as const;

  it('shows the columns after the first reading and stays at the check after a correction', () => {
    const start = startState('replace');
    const read = withPreview(start, start.corrections, preview());
    expect(read.step).toBe('columns');
    expect(withPreview({ ...read, step: 'check' }, read.corrections, preview()).step).toBe('check');
  });

  it('forgets columns and corrections with a new source, but not append or replace', () => {
    const state = { ...startState('replace'), preview: preview() };
    const corrected = { ...state, corrections: { ...state.corrections, mapping, leaveOut: [3] } };
    expect(withSource(corrected, source)).toEqual({ ...startState('replace'), source });
  });
});

describe('commitObstacle', () => {
  it.each`
    errors  | members | obstacle
    ${0}    | ${1}    | ${null}
    ${0}    | ${0}    | ${'There is no one to import.'}
    ${1}    | ${1}    | ${'1 error has to be corrected first. Nothing is written until everything is right.'}
    ${1200} | ${1}    | ${'1,200 errors have to be corrected first. Nothing is written until everything is right.'}
  `('with $errors errors and $members members: $obstacle', ({ errors, members, obstacle }) => {
    const Errors = Array.from({ length: errors }, () => problem(2, 'First'));
    const Members = Array.from({ length: members }, () => buildMember());
    expect(commitObstacle(preview({ Errors, Members }))).toBe(obstacle);
  });
});

describe('correctionsText', () => {
  it.each([
    [0, [], ''],
    [1, [], 'Compared with the file: 1 cell corrected.'],
    [2, [4], 'Compared with the file: 2 cells corrected, row 4 left out.'],
    [0, [11, 4, 9], 'Compared with the file: rows 4, 9 and 11 left out.'],
  ])('%i cells, rows %j', (cells, leaveOut, text) => {
    const overrides = Array.from({ length: cells }, (_, Row) => ({ Row, Column: 0, Value: '' }));
    expect(correctionsText({ overrides, leaveOut })).toBe(text);
  });
});

describe('commitQuery', () => {
  const state = { ...startState('append'), preview: preview({ Layout: 'abc' }) };
  const query = (changes: Partial<typeof state>) => commitQuery({ ...state, ...changes });
  const columns = 'FirstName,LastName,,HomeNumber';

  it('sends the columns to remember where somebody set them, now or last time', () => {
    const corrections = { ...state.corrections, mapping };
    expect(query({})).toEqual({ mode: 'append' });
    expect(query({ corrections })).toEqual({ mode: 'append', layout: 'abc', columns });
    expect(query({ preview: preview({ Layout: 'abc', Remembered: true }) })).toMatchObject({ columns });
    expect(query({ corrections, preview: preview() })).toEqual({ mode: 'append' });
  });

  it('forgets them where the suggestion is taken', () => {
    const corrections = { ...state.corrections, mapping: [] };
    expect(query({ corrections })).toEqual({ mode: 'append', layout: 'abc', columns: '' });
  });
});
