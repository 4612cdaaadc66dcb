import { fileCircles } from './file-circles.mjs';

describe('fileCircles', () => {
  it('finds none in the product', () => {
    expect(fileCircles()).toEqual([]);
  });

  it('finds a circle through packages, over several lines, and through what is exported on', () => {
    const sources = new Map([
      ['shared/src/a.ts', "import {\n  b,\n  type B,\n} from '#web/b.ts';"],
      ['web/src/b.ts', "export { c } from './deep/c.ts';"],
      ['web/src/deep/c.ts', "import '#shared/a';"],
      ['web/src/deep/d.ts', "import { c } from './c.ts';"],
    ]);
    expect(fileCircles(sources)).toEqual([['shared/src/a.ts', 'web/src/b.ts', 'web/src/deep/c.ts']]);
  });

  it('finds each of two circles, and a file that imports itself', () => {
    const sources = new Map([
      ['web/src/a.ts', "import { b } from './b.ts';\nimport { c } from './c.ts';"],
      ['web/src/b.ts', "import { a } from './a.ts';"],
      ['web/src/c.ts', "import { d } from './d.ts';"],
      ['web/src/d.ts', "import { c } from './c.ts';"],
      ['web/src/e.ts', "import { e } from './e.ts';"],
    ]);
    expect(fileCircles(sources).sort()).toEqual([
      ['web/src/a.ts', 'web/src/b.ts'],
      ['web/src/c.ts', 'web/src/d.ts'],
      ['web/src/e.ts'],
    ]);
  });

  it.each([
    ["import type { b } from './b.ts';", [['web/src/a.ts', 'web/src/b.ts']]],
    ["import { type b, type B } from './b.ts';", [['web/src/a.ts', 'web/src/b.ts']]],
    ["export type { B } from './b.ts';", [['web/src/a.ts', 'web/src/b.ts']]],
    ["const b = () => import('./b.ts');", []],
  ])('counts types, and not what is loaded on demand: %s', (text, circles) => {
    const sources = new Map([
      ['web/src/a.ts', text],
      ['web/src/b.ts', "import { a } from './a.ts';"],
    ]);
    expect(fileCircles(sources)).toEqual(circles);
  });
});
