import { canonicalJson } from './canonical-json.ts';

describe('canonicalJson', () => {
  it.each([
    [{ b: 1, a: 2 }, '{"a":2,"b":1}'],
    [{ a: { d: [3, { z: null, y: 'ü' }], c: true } }, '{"a":{"c":true,"d":[3,{"y":"ü","z":null}]}}'],
    [{ a: undefined, b: 0 }, '{"b":0}'],
    [[2, 1], '[2,1]'],
    ['text', '"text"'],
    [null, 'null'],
  ])('%j', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
  });
});
