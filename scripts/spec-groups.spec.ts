import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSpecs, groupsOf, shuffled, withGroupFiles } from './spec-groups.mjs';

const spec = (file: string, length = 10, source = '') => ({ file, source: source.padEnd(length) });

describe('groupsOf', () => {
  it('keeps neighbours together, in groups of about equal size', () => {
    const specs = [spec('a', 10), spec('b', 10), spec('c', 20), spec('d', 35), spec('e', 5)];
    expect(groupsOf(specs, 2)).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ]);
  });

  it.each`
    specs                                     | count | what
    ${[]}                                     | ${3}  | ${'no file'}
    ${[spec('a')]}                            | ${3}  | ${'fewer files than groups'}
    ${[spec('a', 0), spec('b', 0)]}           | ${2}  | ${'empty files'}
    ${[spec('a', 1), spec('b', 900)]}         | ${4}  | ${'one file of almost everything'}
    ${[...'abcdefghijk'].map((c) => spec(c))} | ${4}  | ${'files that cannot be shared out evenly'}
  `('has every file once: $what', ({ specs, count }: { specs: ReturnType<typeof spec>[]; count: number }) => {
    expect(groupsOf(specs, count).flat().sort()).toEqual(specs.map(({ file }) => file));
  });

  it.each(['beforeAll', 'afterAll', 'beforeEach', 'afterEach'])('refuses %s outside of a describe', (hook) => {
    const outside = spec('b', 40, `let app;\n${hook}(() => undefined);`);
    const inside = spec('d', 40, `describe('d', () => {\n  ${hook}(() => undefined);\n});`);
    expect(groupsOf([spec('a'), spec('c'), inside], 1)).toEqual([['a', 'c', 'd']]);
    expect(() => groupsOf([spec('a'), outside, inside], 1)).toThrow('Hooks belong inside of a describe: b');
  });
});

describe('withGroupFiles', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'spec-groups-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const groups = path.join(folder, 'groups');

  it('writes one file a group, which imports the files of the group, and takes them away afterwards', async () => {
    const tests = path.join(folder, 'test');
    mkdirSync(path.join(tests, 'quotes'), { recursive: true });
    mkdirSync(path.join(tests, 'rating'));
    for (const name of ['rating/rates.e2e-spec.ts', 'quotes/quotes.e2e-spec.ts', 'quotes/people.ts']) {
      writeFileSync(path.join(tests, name), `// ${name}`);
    }
    const found = groupsOf(findSpecs(tests, '.e2e-spec.ts'), 1);
    const written = await withGroupFiles({ folder: groups, kind: 'api', groups: found }, async (own) =>
      readdirSync(own).map((name) => [name, readFileSync(path.join(own, name), 'utf8')]),
    );
    expect(written).toEqual([
      [
        '01-quotes-to-rating.api-group.mjs',
        'import "#support/file-costs.mjs";\nimport "../../test/quotes/quotes.e2e-spec.ts";\nimport "../../test/rating/rates.e2e-spec.ts";\n',
      ],
    ]);
    expect(readdirSync(groups)).toEqual([]);
  });

  it('leaves nothing of a run that failed, and every run has its own folder', async () => {
    const run = (work: (own: string) => Promise<unknown>) =>
      withGroupFiles({ folder: groups, kind: 'unit', groups: [] }, work);
    const failed = run((given) => run((other) => Promise.reject(new Error(given === other ? 'the same' : 'two'))));
    await expect(failed).rejects.toThrow('two');
    expect(readdirSync(groups)).toEqual([]);
  });
});

describe('shuffled', () => {
  const specs = [...'abcdefgh'].map((file) => spec(file));
  const order = (seed: number) => shuffled(specs, seed).map(({ file }) => file);

  it('has every file once, in an order that depends on the number only', () => {
    expect([...order(1)].sort()).toEqual([...'abcdefgh']);
    expect(order(1)).toEqual(order(1));
    expect(order(1)).not.toEqual(order(2));
  });
});
