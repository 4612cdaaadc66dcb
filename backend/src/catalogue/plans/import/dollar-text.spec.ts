import { centsIn, centsOf } from './dollar-text.ts';

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
