import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readRules } from '#shared/business-rules/rules';
import { RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import type { Field } from '#shared/records/field';

const ROOT = path.join(import.meta.dirname, '..');
const SOURCES =
  globSync(['agent-portal/src/**/*.{ts,tsx}', 'admin/src/**/*.{ts,tsx}', 'web/src/**/*.{ts,tsx}', 'backend/src/**/*.ts', 'shared/src/**/*.ts'], { cwd: ROOT }) // prettier-ignore
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/spec\.tsx?$/.test(file));
const textOf = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const filesWith = (pattern: RegExp): string[] => SOURCES.filter((file) => pattern.test(textOf(file)));

/** Every field of every record, as "file, name": lists, files and forms show it by this. */
async function fields(): Promise<[where: string, name: string, field: Field][]> {
  const found: [string, string, Field][] = [];
  for (const file of SOURCES.filter((each) => each.endsWith('.record.ts'))) {
    const records = (await import(path.join(ROOT, file))) as Record<string, unknown>;
    for (const record of Object.values(records)) {
      for (const [name, field] of Object.entries(record !== null && typeof record === 'object' ? record : {})) {
        const isSentBack = /sent back/.test(String((field as Partial<Field> | null)?.schema?.description));
        if (typeof (field as Partial<Field> | null)?.shown === 'function' && !isSentBack) {
          found.push([`${file}, ${name}`, name, field as Field]);
        }
      }
    }
  }
  return found;
}

describe('on screens, in files and on paper alike', () => {
  it('a group without a number has none, wherever a record lists it', async () => {
    const numbers = (await fields()).filter(
      ([where, name]) => name === 'GroupEnterpriseId' && !/enrollment/.test(where),
    );
    expect(numbers.length).toBeGreaterThanOrEqual(6);
    const wrong = numbers.filter(([, , field]) => field.shown('0') !== '' || field.shown('10012345') !== '10012345');
    expect(wrong.map(([where]) => where)).toEqual([]);
  });

  it('a phone number reads (616) 555-0100, wherever a record has one', async () => {
    const phones = (await fields()).filter(([, name]) => /^(Phone|PhoneNumber|HomeNumber)$/.test(name));
    expect(phones.length).toBeGreaterThanOrEqual(6);
    const wrong = phones.filter(([, , field]) => field.shown('6165550100') !== '(616) 555-0100');
    expect(wrong.map(([where]) => where)).toEqual([]);
  });

  it('the phone numbers of the rules read the same, however they were typed', () => {
    const keys = RULE_KEYS.filter((key) => key.endsWith('PhoneNum'));
    expect(keys.length).toBeGreaterThanOrEqual(4);
    const rules = readRules(Object.fromEntries(keys.map((key) => [key, '1-616-555.0100'])));
    expect(keys.map((key) => rules[key])).toEqual(keys.map(() => '(616) 555-0100'));
  });

  it('a phone number on a screen can be called: one component shows it, and texts with numbers are shown by its neighbor', () => {
    const screens = filesWith(/\b(formatPhone|phoneHref)\b/).filter((file) => /^(agent-portal|admin|web)\//.test(file));
    expect(screens.filter((file) => file.endsWith('.tsx'))).toEqual(['web/src/shell/PhoneLink.tsx']);
    // Texts: of facts, of a provider who is chosen by a click, and of what two people typed.
    expect(screens.filter((file) => file.endsWith('.ts')).sort()).toEqual([
      'agent-portal/src/book-of-business/contract/contract-texts.ts',
      'agent-portal/src/components/provider-picker/provider-lines.ts',
      'agent-portal/src/group-details/facts/group-facts.ts',
      'agent-portal/src/groups/group-differences.ts',
    ]);
  });

  it('one function makes a number into a call, and one has the kinds of coverage in words', () => {
    expect(filesWith(/[`'"]tel:/)).toEqual(['shared/src/formats/phone.ts']);
    expect(filesWith(/'Short-term coverage'/)).toEqual(['shared/src/individuals/individual-terms.ts']);
    expect(filesWith(/-month renewal/)).toEqual(['shared/src/individuals/individual-terms.ts']);
  });
});
