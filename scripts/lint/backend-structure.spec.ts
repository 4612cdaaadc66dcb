import { folderCircles } from './folder-circles.mjs';
import { providersOf, repeatedProviders } from './single-providers.mjs';

describe('folderCircles', () => {
  it('finds none in the backend', () => {
    expect(folderCircles()).toEqual([]);
  });

  it('names the imports of a circle, type-only ones and those through a third folder included', () => {
    const sources = new Map([
      ['quoting/groups/group.ts', "import type { Quote } from '../quotes/quote.ts';"],
      ['quoting/quotes/quote.ts', "export { member } from '../census/lists/member.ts';"],
      ['quoting/census/lists/member.ts', "const { Group } = await import('../../groups/group.ts');"],
      ['quoting/proposals/proposal.ts', "import { Quote } from '../quotes/quote.ts';"],
    ]);
    expect(folderCircles(sources)).toEqual([
      [
        'Circle of quoting/census, quoting/groups, quoting/quotes:',
        '  quoting/census/lists/member.ts imports quoting/groups/group.ts',
        '  quoting/groups/group.ts imports quoting/quotes/quote.ts',
        '  quoting/quotes/quote.ts imports quoting/census/lists/member.ts',
      ].join('\n'),
    ]);
  });

  it('finds circles that do not touch one by one', () => {
    const both = (one: string, other: string): [string, string][] => [
      [`${one}/a.ts`, `import '../../${other}/b.ts';`],
      [`${other}/b.ts`, `import {\n  a,\n} from '../../${one}/a.ts';`],
    ];
    const circles = folderCircles(new Map([...both('book/a', 'book/b'), ...both('staff/a', 'staff/b')]));
    expect(circles.map((circle) => circle.split('\n')[0])).toEqual([
      'Circle of book/a, book/b:',
      'Circle of staff/a, staff/b:',
    ]);
  });

  it('lets files of a folder, and of the roof, import each other', () => {
    const sources = new Map([
      ['app.module.ts', "import { Quote } from './quoting/quotes/quote.ts';"],
      ['quoting/quotes/quote.ts', "import { name } from './names/name.ts';"],
      ['quoting/quotes/names/name.ts', "import { Quote } from '../quote.ts';"],
    ]);
    expect(folderCircles(sources)).toEqual([]);
  });
});

describe('repeatedProviders', () => {
  it('finds none in the backend', () => {
    expect(repeatedProviders()).toEqual([]);
  });

  it('names a class that two modules list, and both of them', () => {
    const modules = new Map([
      ['a.module.ts', '@Module({ imports: [BModule], providers: [Prices, Rates] }) class AModule {}'],
      ['b.module.ts', '@Module({ providers: [Prices], exports: [Rates] }) class BModule {}'],
    ]);
    expect(repeatedProviders(modules)).toEqual(['Prices is provided by a.module.ts and b.module.ts']);
  });

  it('reads lists that are constants or spread', () => {
    const text = 'const PARTS = [A, B]; @Module({ providers: [...PARTS, C, { provide: D, useClass: E }] }) class M {}';
    expect(providersOf(text)).toEqual(['A', 'B', 'C']);
    expect(providersOf('const PARTS = [A] as const; @Module({ providers: PARTS }) class M {}')).toEqual(['A']);
  });
});
