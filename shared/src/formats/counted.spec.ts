import { counted } from '#shared/formats/counted';

describe('counted', () => {
  it.each([
    [0, '0 members'],
    [1, '1 member'],
    [2, '2 members'],
    [1204, '1,204 members'],
  ])('%s', (count, expected) => {
    expect(counted(count, 'member')).toBe(expected);
  });

  it('takes plurals that have more than an s', () => {
    expect([counted(1, 'person is', 'people are'), counted(2, 'person is', 'people are')]).toEqual([
      '1 person is',
      '2 people are',
    ]);
  });
});
