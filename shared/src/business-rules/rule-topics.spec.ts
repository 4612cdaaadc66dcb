import type { BusinessRuleResponse } from '#shared/business-rules/business-rule.record';
import { matchesRule, type RulesFilter, topicCounts } from '#shared/business-rules/rule-topics';

const rule = (Key: string, given: Partial<BusinessRuleResponse> = {}) =>
  ({
    Id: 1,
    Key,
    Value: '50',
    Description: 'At most 50 (MCL 500.3701).',
    ConfigSource: 0,
    IsActive: true,
    ...given,
  }) as BusinessRuleResponse;

describe('a rule of the list', () => {
  it.each<[RulesFilter, boolean]>([
    [{}, true],
    [{ ConfigSource: 0, IsActive: true }, true],
    [{ ConfigSource: 1 }, false],
    [{ expired: true }, false],
    [{ Topic: 'Groups and census' }, true],
    [{ Topic: 'Plans' }, false],
    [{ id: [1, 2] }, true],
    [{ id: [2] }, false],
    // Its name, its key, its value, its description.
    [{ q: 'small group: max emp' }, true],
    [{ q: ' maxnumberEMPLOYEES ' }, true],
    [{ q: '50' }, true],
    [{ q: 'mcl 500' }, true],
    [{ q: 'dental' }, false],
  ])('with the filter %j is listed: %s', (filter, isListed) => {
    expect(matchesRule(rule('MaxNumberEmployeesInSmallGroup'), filter)).toBe(isListed);
  });
});

describe('the topics', () => {
  const rules = [
    rule('SiteDownFlag'),
    rule('MaxEmployeeAge'),
    rule('MinimumAdultAge'),
    rule('MaxAgeOfBefore'),
    rule('ProposalW9', { IsActive: false }),
  ];

  it('are those with rules, each with its count, whichever is chosen', () => {
    const all = [
      { topic: 'Groups and census', count: 2 },
      { topic: 'Site', count: 1 },
      { topic: 'Other', count: 1 },
    ];
    expect(topicCounts(rules, { IsActive: true })).toEqual(all);
    expect(topicCounts(rules, { IsActive: true, Topic: 'Site' })).toEqual(all);
    expect(topicCounts(rules, { q: 'min employee' })).toEqual([{ topic: 'Groups and census', count: 1 }]);
  });
});
