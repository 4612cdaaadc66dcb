import { categoryOf, costText, limitText } from './benefit-text.ts';

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
