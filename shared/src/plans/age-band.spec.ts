import { AGE_BAND_COUNT, AGE_BANDS, ageBandLabel, ageBandOf, bandsOfFiledAge } from '#shared/plans/age-band';

describe('age bands', () => {
  it('run from 0-14 over each year to 64 and over', () => {
    expect(AGE_BAND_COUNT).toBe(51);
    expect([AGE_BANDS[0], AGE_BANDS[1], AGE_BANDS[49], AGE_BANDS[50]]).toEqual(['0-14', '15', '63', '64 and over']);
  });

  it.each`
    age    | label
    ${0}   | ${'0-14'}
    ${14}  | ${'0-14'}
    ${15}  | ${'15'}
    ${20}  | ${'20'}
    ${21}  | ${'21'}
    ${63}  | ${'63'}
    ${64}  | ${'64 and over'}
    ${101} | ${'64 and over'}
  `('age $age is rated in band $label', ({ age, label }) => {
    expect(ageBandLabel(ageBandOf(age))).toBe(label);
  });

  it.each`
    text              | labels
    ${'0-14'}         | ${['0-14']}
    ${'21'}           | ${['21']}
    ${' 64 and Over'} | ${['64 and over']}
    ${'64'}           | ${['64 and over']}
    ${'0-20'}         | ${['0-14', '15', '16', '17', '18', '19', '20']}
  `('a filed age "$text" fills $labels', ({ text, labels }) => {
    expect(bandsOfFiledAge(text)?.map(ageBandLabel)).toEqual(labels);
  });

  it.each(['Family Option', '65', '14', '', '-1'])('"%s" is no filed age', (text) => {
    expect(bandsOfFiledAge(text)).toBeNull();
  });
});
