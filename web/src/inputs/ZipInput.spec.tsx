import { jest } from '@jest/globals';
import { ZIP_INVALID, ZIP_LOOKUP_FAILED, ZIP_WITHOUT_CITY, zipOutsideRange } from '#shared/formats/zip';
import { drawForm } from '#support/components/draw-form.tsx';
import { ZipInput } from './ZipInput.tsx';

const ALLENTON = { PostalCode: '48002', City: 'Allenton', StateCode: 'MI', Counties: [] };
const michigan = { from: 480, to: 499 };
const asked: string[] = [];

const answering = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation((path) => {
    asked.push(String(path));
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
const zipMessage = (zip: string) =>
  drawForm(<ZipInput name="Zip" label="ZIP code" prefixes={michigan} />, { values: { Zip: zip } }).messageAt('Zip');

describe('a ZIP in a form', () => {
  beforeEach(() => asked.splice(0));

  it.each(['48002', '48002-1234', '480021234'])(
    '%s is looked up by its first five digits, and is fine',
    async (zip) => {
      answering(200, ALLENTON);
      expect(await zipMessage(zip)).toBeUndefined();
      expect(asked).toEqual(['/api/location/48002']);
    },
  );

  it.each([
    ['nobody knows it', 404, { Code: 'NOT_FOUND', Message: 'Not found.' }, ZIP_WITHOUT_CITY],
    ['it has no city', 200, { ...ALLENTON, City: '' }, ZIP_WITHOUT_CITY],
    ['the look-up fails', 500, { Code: 'INTERNAL', Message: 'Oops.' }, ZIP_LOOKUP_FAILED],
  ])('is invalid when %s', async (_why, status, body, message) => {
    answering(status, body);
    expect(await zipMessage('48002')).toBe(message);
  });

  it.each([
    ['4800', ZIP_INVALID],
    ['10001', zipOutsideRange(michigan)],
  ])('%s is invalid without asking the server', async (zip, message) => {
    answering(200, ALLENTON);
    expect(await zipMessage(zip)).toBe(message);
    expect(asked).toEqual([]);
  });

  it('is invalid when the server cannot be reached', async () => {
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect(await zipMessage('48002')).toBe(ZIP_LOOKUP_FAILED);
  });
});
