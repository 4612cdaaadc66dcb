import { categoryOf, centsIn, centsOf, costText, limitText } from './benefit-text.ts';

it.each`
  isCovered        | copay                               | coinsurance                              | words
  ${'Covered'}     | ${'$20.00'}                         | ${'Not Applicable'}                      | ${'$20'}
  ${'Covered'}     | ${'$20.50 Copay'}                   | ${''}                                    | ${'$20.50'}
  ${'Covered'}     | ${'$250.00 Copay after deductible'} | ${'20.00%'}                              | ${'$250 Copay after deductible and 20%'}
  ${'Covered'}     | ${'Not Applicable'}                 | ${'30.00% Coinsurance after deductible'} | ${'30% after deductible'}
  ${'Covered'}     | ${'No Charge'}                      | ${'No Charge'}                           | ${'No charge'}
  ${'Covered'}     | ${'No Charge'}                      | ${'40.00%'}                              | ${'40%'}
  ${''}            | ${'Not Applicable'}                 | ${''}                                    | ${''}
  ${'Not Covered'} | ${'$20.00'}                         | ${''}                                    | ${'Not covered'}
`('copay "$copay" and coinsurance "$coinsurance", $isCovered: "$words"', ({ isCovered, copay, coinsurance, words }) => {
  expect(costText({ isCovered, copay, coinsurance })).toBe(words);
});

it.each`
  quantity  | unit                   | words
  ${'30.0'} | ${'Visit(s) per Year'} | ${'30 visits per year'}
  ${'1'}    | ${'Exam(s) per Year'}  | ${'1 exam per year'}
  ${''}     | ${'Visit(s) per Year'} | ${''}
  ${'120'}  | ${'Days per Benefit'}  | ${'120 days per benefit'}
`('a limit of "$quantity" "$unit" reads "$words"', ({ quantity, unit, words }) => {
  expect(limitText(quantity, unit)).toBe(words);
});

it.each`
  benefit                           | category
  ${'Specialist Visit'}             | ${'Office visits'}
  ${'Generic Drugs'}                | ${'Prescription drugs'}
  ${'Dental Check-Up for Children'} | ${'Children under 19'}
  ${'Major Dental Care - Adult'}    | ${'Dental'}
  ${'Emergency Room Services'}      | ${'Urgent and emergency care'}
  ${'Hospice Services'}             | ${'Other services'}
`('"$benefit" stands under $category', ({ benefit, category }) => {
  expect(categoryOf(benefit)).toBe(category);
});

describe('centsOf', () => {
  it.each`
    text            | cents
    ${'512.34'}     | ${51_234}
    ${'0.05'}       | ${5}
    ${'.5'}         | ${50}
    ${'300'}        | ${30_000}
    ${'$1,024.5'}   | ${102_450}
    ${' $ 99.90 '}  | ${9_990}
    ${'1.005'}      | ${101}
    ${'1.00499999'} | ${100}
    ${'999.995'}    | ${100_000}
    ${'123456.78'}  | ${12_345_678}
  `('reads "$text" as $cents cents', ({ text, cents }) => {
    expect(centsOf(text)).toBe(cents);
  });

  it.each(['', ' ', '$', '.', '-5.00', '1,02.50', '12.3.4', '1e5', 'ten', '12 per month'])(
    'reads no amount in "%s"',
    (text) => {
      expect(centsOf(text)).toBeNull();
    },
  );
});

it.each`
  text                  | cents
  ${'$9,100'}           | ${910_000}
  ${'$9100 per person'} | ${910_000}
  ${'$18200 per group'} | ${1_820_000}
  ${'Not Applicable'}   | ${null}
  ${''}                 | ${null}
`('centsIn reads "$text" as $cents', ({ text, cents }) => {
  expect(centsIn(text)).toBe(cents);
});
