import { isoDate } from '#shared/dates/iso-date';
import { twoHouseholds } from '#support/shared/census-members.ts';
import { toRows } from './census-list.ts';
import { editorPlace } from './editor-place.ts';

const rows = toRows(twoHouseholds(), isoDate('2027-01-01'));
const dependentOf = (employeeNumber: number) => ({ kind: 'new', relationship: 'Child', employeeNumber }) as const;

describe('editorPlace', () => {
  it('is the place of the row that is edited', () => {
    expect(editorPlace(rows, { kind: 'stored', id: 3, version: 1 })).toBe(2);
  });

  it('is below the household for a new dependent', () => {
    expect(editorPlace(rows, dependentOf(1))).toBe(3);
    expect(editorPlace(rows, dependentOf(2))).toBe(4);
  });

  it('is below everybody for a new employee', () => {
    expect(editorPlace(rows, { kind: 'new', relationship: 'Self', employeeNumber: 3 })).toBe(4);
  });

  it('is on top while the row is on another page', () => {
    expect(editorPlace(rows, { kind: 'stored', id: 99, version: 1 })).toBe(0);
    expect(editorPlace(rows, dependentOf(9))).toBe(0);
  });
});
