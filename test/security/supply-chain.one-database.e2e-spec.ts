import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const text = (name: string) => readFileSync(path.join(ROOT, name), 'utf8');

interface LockedPackage {
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
}

const packages = Object.entries(
  (JSON.parse(text('package-lock.json')) as { packages: Record<string, LockedPackage> }).packages,
).filter(([name]) => name !== '');
const nameOf = (place: string) => place.replace(/^.*node_modules\//, '');

/** Ask nothing of a product that is not given away in source. */
const PERMISSIVE = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Zlib',
];
/** Their manifests name no licence; their own files say MIT. */
const MIT_BY_THEIR_FILES = ['passport-strategy', 'pause', 'png-js'];
/** Tools that are not part of what ships. MPL is used unchanged. */
const TOOLS: Record<string, RegExp> = {
  'MPL-2.0': /^(axe-core|@axe-core\/playwright|lightningcss(-.*)?)$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  BSD: /^css-mediaquery$/,
};

/** "(MIT OR WTFPL)" needs one of its names to be fine, "A AND B" all. */
const isPermissive = (licence: string): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => PERMISSIVE.includes(name)));

describe('packages', () => {
  it('are pinned by digest, every one', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(([, { integrity }]) => !/^sha512-/.test(integrity ?? '')).map(([name]) => name)).toEqual([]);
  });

  it('come under licences that ask nothing of the product', () => {
    const odd = packages.filter(([place, { license, dev }]) => {
      const name = nameOf(place);
      if (license === undefined) {
        return !MIT_BY_THEIR_FILES.includes(name);
      }
      return !isPermissive(license) && !(dev && TOOLS[license]?.test(name));
    });
    expect(odd.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
  });

  it('run a script at installation only after somebody has decided so', () => {
    const { allowScripts } = JSON.parse(text('package.json')) as { allowScripts: Record<string, boolean> };
    const undecided = packages.filter(
      ([place, { hasInstallScript }]) => hasInstallScript && !(nameOf(place) in allowScripts),
    );
    expect(undecided.map(([place]) => place)).toEqual([]);
  });
});

describe('the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
    .split('\0')
    .filter(Boolean);

  /** Shapes of keys that somebody else would honour, and of passwords in addresses. Ours for the demo are neither. */
  const SECRETS: Record<string, RegExp> = {
    'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/,
    'an AWS key': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
    'a GitHub token': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
    'an npm token': /\bnpm_[A-Za-z0-9]{36}\b/,
    'a Slack token': /\bxox[abprs]-[A-Za-z0-9-]{10,}/,
    'a Google key': /\bAIza[0-9A-Za-z_-]{35}\b/,
    'a signed web token': /\beyJ[A-Za-z0-9_-]{20,}\.eyJ[A-Za-z0-9_-]{20,}\./,
    'a database password': /\b(?:mysql|postgres(?:ql)?):\/\/\w+:(?!password@|\$\{|PASSWORD)[^@\s'"`<$]+@(?!\s)/,
  };

  it('holds no secret', () => {
    const found: string[] = [];
    for (const file of files.filter((name) => !/\.(png|ico|woff2?|xlsx?|pdf|gz|br)$/.test(name))) {
      let content = '';
      try {
        content = text(file);
      } catch {
        continue;
      }
      for (const [what, shape] of Object.entries(SECRETS)) {
        if (shape.test(content)) {
          found.push(`${file} holds ${what}`);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('holds no environment file, database or key file', () => {
    expect(files.filter((name) => /(^|\/)\.env$|\.(sqlite|db|pem|p12|key)$|-wal$/.test(name))).toEqual([]);
  });

  it('sets no secret in its examples of settings', () => {
    for (const file of files.filter((name) => /env\.example$/.test(name))) {
      const set = text(file)
        .split('\n')
        .filter((line) => /^\w*(SECRET|KEYS?|PASSWORD)\w*=./.test(line));
      expect(set.filter((line) => !/demo|change|example/i.test(line))).toEqual([]);
    }
  });
});
