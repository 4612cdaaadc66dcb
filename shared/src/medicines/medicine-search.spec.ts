import {
  addMedicineProblem,
  medicineCriteria,
  medicineNameProblem,
  searchedWords,
} from '#shared/medicines/medicine-search';

describe('the search for a medicine', () => {
  it.each([
    ['Acetaminophen 500 MG Oral Tablet [Tylenol]', ['acetaminophen', 'oral', 'tablet', 'tylenol']],
    ['24 HR Metformin 500 MG Extended Release', ['metformin', 'extended', 'release']],
    ['Lisinopril/HCTZ 10-12.5', ['lisinopril', 'hctz']],
    ['Insulin, insulin', ['insulin']],
    ['2.5%', []],
    ['x'.repeat(50), ['x'.repeat(40)]],
  ])('finds %s by %j', (name, words) => {
    expect(searchedWords(name)).toEqual(words);
  });

  it.each([
    ['Tylenol', { word: 'tylenol', others: [] }],
    ['tab metformin 500', { word: 'metformin', others: ['tab', '500'] }],
    ['500 MET', { word: 'met', others: ['500'] }],
    ['Méthotrexate', { word: 'methotrexate', others: [] }],
    ['me', null],
    ['500', null],
    [' ', null],
    ['%%%', null],
  ])('reads "%s"', (text, criteria) => {
    expect(medicineCriteria(text)).toEqual(criteria);
    expect(medicineNameProblem(text)).toBe(criteria ? null : 'Enter at least 3 letters of the name.');
  });
});

it.each([
  [0, null],
  [14, null],
  [15, 'A quote can have at most 15 medicines.'],
  [16, 'A quote can have at most 15 medicines.'],
])('with %i medicines another one can be added: %s', (medicines, problem) => {
  expect(addMedicineProblem(medicines)).toBe(problem);
});
