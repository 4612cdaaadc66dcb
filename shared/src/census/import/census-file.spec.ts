import { parseRelationship } from '#shared/persons/import/import-values';
import { areTiers, parseTier } from '#shared/census/import/census-file';

describe('parseTier', () => {
  it.each([
    ['EE', 'Employee'],
    ['Employee Only', 'Employee'],
    ['EMP', 'Employee'],
    ['Single', 'Employee'],
    ['ES', 'Spouse'],
    ['EE+SP', 'Spouse'],
    ['Employee & Spouse', 'Spouse'],
    ['Employee and Spouse', 'Spouse'],
    ['EC', 'Children'],
    ['ECH', 'Children'],
    ['Employee + Child(ren)', 'Children'],
    ['FAM', 'Family'],
    ['Family', 'Family'],
    ['WO', 'Waive'],
    ['Waiving', 'Waive'],
    ['W', 'Waive'],
    ['Opt-out', 'Waive'],
    ['EE+1', null],
    ['PPO Gold', null],
    ['', null],
  ])('%j is %s', (text, tier) => {
    expect(parseTier(text)).toBe(tier);
  });
});

describe('a column', () => {
  const isRelationship = (value: string) => parseRelationship(value) !== null;
  it.each([
    ['of tiers', ['EE', 'ES', 'FAM', 'WO'], true],
    ['of tiers that are relationships too, and one that is not', ['EE', 'ES', 'EC'], true],
    ['of employees who enroll or waive', ['EE', 'EE', 'Waived'], true],
    ['of relationships', ['EE', 'SP', 'CH', 'EE', 'EE'], false],
    ['of enroll and waive', ['Enroll', 'Waive', 'Waive', 'Waive'], false],
    ['of yes and no', ['Yes', 'No', 'No'], false],
    ['of nothing', [], false],
  ])('%s', (_, values, expected) => {
    expect(areTiers(values, isRelationship)).toBe(expected);
  });
});
