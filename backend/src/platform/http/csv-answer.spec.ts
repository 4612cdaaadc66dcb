import { text } from 'node:stream/consumers';
import { csvFile } from './csv-answer.ts';

describe('a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['P\n=2', '"P\n=2"'],
    ['P\r=2', '"P\r=2"'],
    ['P\r\n=2', '"P\r\n=2"'],
    ['=1+1', "'=1+1"],
    ['\n=2', '"\n=2"'],
  ])('has the text %j in one cell, as %j', async (given, cell) => {
    expect(await text(csvFile([['a', given, 'b']]))).toBe(`a,${cell},b\r\n`);
  });
});
