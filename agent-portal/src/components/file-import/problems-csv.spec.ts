import { csvCell, problemsCsv } from './problems-csv.ts';

describe('the errors as a file', () => {
  it.each([
    ['plain', 'plain'],
    ['a,b', '"a,b"'],
    ['say "no"', '"say ""no"""'],
    ['=1+1', "'=1+1"],
    ['-cmd|x', "'-cmd|x"],
    ['@SUM(A1,B1)', '"\'@SUM(A1,B1)"'],
    ['two\nlines', '"two\nlines"'],
  ])('%j becomes %j', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('has one line for each problem; the file as a whole has no row number', async () => {
    const csv = problemsCsv([
      { Row: 0, Column: '', Found: '', Message: 'Nobody.' },
      { Row: 7, Column: 'DOB', Found: '13/1/80', Message: 'Enter a date.' },
    ]);
    const [bom, ...text] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await csv.arrayBuffer());
    expect(bom).toBe('\uFEFF');
    expect(text.join('')).toBe('Row,Column,Found,What is wrong\r\n,,,Nobody.\r\n7,DOB,13/1/80,Enter a date.\r\n');
  });
});
