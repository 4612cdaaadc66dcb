import { RULE_NAMES } from '#shared/business-rules/rule-names';

describe('the names of the rules', () => {
  const names = Object.values(RULE_NAMES);

  it('are different, and short enough for a column', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 60 || /\.$/.test(name))).toEqual([]);
  });
});
