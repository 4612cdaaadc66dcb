import { takeNameApart } from '#shared/census/import/full-name';

describe('takeNameApart', () => {
  it.each`
    text                     | first           | middle  | last              | isGuess
    ${'Ada Lovelace'}        | ${'Ada'}        | ${null} | ${'Lovelace'}     | ${false}
    ${'Lovelace, Ada'}       | ${'Ada'}        | ${null} | ${'Lovelace'}     | ${false}
    ${' Lovelace ,  Ada '}   | ${'Ada'}        | ${null} | ${'Lovelace'}     | ${false}
    ${'Ada B. Lovelace'}     | ${'Ada'}        | ${'B'}  | ${'Lovelace'}     | ${false}
    ${'Lovelace, Ada b'}     | ${'Ada'}        | ${'B'}  | ${'Lovelace'}     | ${false}
    ${'Lovelace, Ada Byron'} | ${'Ada'}        | ${'B'}  | ${'Lovelace'}     | ${false}
    ${'Ada Byron Lovelace'}  | ${'Ada'}        | ${'B'}  | ${'Lovelace'}     | ${true}
    ${'Maria de la Cruz'}    | ${'Maria'}      | ${null} | ${'de la Cruz'}   | ${false}
    ${'Jan van der Berg'}    | ${'Jan'}        | ${null} | ${'van der Berg'} | ${false}
    ${'De La Cruz, Maria'}   | ${'Maria'}      | ${null} | ${'De La Cruz'}   | ${false}
    ${'John Smith Jr.'}      | ${'John'}       | ${null} | ${'Smith Jr.'}    | ${false}
    ${'John Smith, Jr.'}     | ${'John'}       | ${null} | ${'Smith Jr.'}    | ${false}
    ${'Smith, John, III'}    | ${'John'}       | ${null} | ${'Smith III'}    | ${false}
    ${'Smith Jr., John Q'}   | ${'John'}       | ${'Q'}  | ${'Smith Jr.'}    | ${false}
    ${'Anne-Marie O’Neil'}   | ${'Anne-Marie'} | ${null} | ${'O’Neil'}       | ${false}
    ${'Łukasz Żółć'}         | ${'Łukasz'}     | ${null} | ${'Żółć'}         | ${false}
  `('$text', ({ text, first, middle, last, isGuess }) => {
    expect(takeNameApart(text)).toEqual({ FirstName: first, MiddleInitial: middle, LastName: last, isGuess });
  });

  it.each(['', ' ', ',', 'Ada', 'Lovelace,', ', Ada', 'Jr.'])('finds no two names in %j', (text) => {
    expect(takeNameApart(text)).toBeNull();
  });
});
