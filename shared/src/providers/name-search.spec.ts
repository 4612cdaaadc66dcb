import { nameSearchKey } from './name-search.ts';

it.each`
  name                | key
  ${'Lovelace'}       | ${'lovelace'}
  ${"O'Brien"}        | ${'obrien'}
  ${'O’Brien'}        | ${'obrien'}
  ${'José'}           | ${'jose'}
  ${'Łukasz Jørgenß'} | ${'lukasz jorgenss'}
  ${'Smith-Jones'}    | ${'smith jones'}
  ${'van  der\tBerg'} | ${'van der berg'}
  ${'Smith, Jr.'}     | ${'smith jr'}
  ${'%_!'}            | ${''}
  ${'Иванов'}         | ${''}
  ${''}               | ${''}
`('$name is looked for as "$key"', ({ name, key }) => {
  expect(nameSearchKey(name)).toBe(key);
});
