import type { RuleKey } from '../../shared/src/business-rules/rule-catalogue.ts';
import type { BusinessRuleResponse } from '../../shared/src/business-rules/business-rule.record.ts';
import type { RuleImpactResponse } from '../../shared/src/business-rules/rule-impact.record.ts';
import type { Caller } from '../support/app.ts';

export type RuleChanges = Record<string, unknown>;

/** A super user's actions on rules, by key. */
export interface RuleDesk {
  /** The request that changes the current rule. */
  changeOf(key: string, changes: RuleChanges): Promise<object>;
  save(body: object): ReturnType<Caller['post']>;
  preview(body: object, query?: string): ReturnType<Caller['post']>;
  /** The preview of changing the rule. @throws Error when it is refused */
  impactOf(key: RuleKey, changes: RuleChanges): Promise<RuleImpactResponse>;
}

export function ruleDesk(superUser: Caller): RuleDesk {
  const save = (body: object) => superUser.post('/api/sales/AddOrUpdateBusinessRule').send(body);
  const preview = (body: object, query = '') => superUser.post(`/api/sales/PreviewBusinessRule${query}`).send(body);
  const changeOf = async (key: string, changes: RuleChanges) => {
    const { body } = await superUser.get(`/api/sales/GetBusinessRules?filter=${JSON.stringify({ q: key })}`);
    const current = (body as BusinessRuleResponse[]).find(({ Key }) => Key === key)!;
    const { Id, Key, Value, Description, EffectiveDate, ConfigSource } = current;
    return { Id, Key, Value, Description, EffectiveDate, ConfigSource, ...changes };
  };
  return {
    changeOf,
    save,
    preview,
    impactOf: async (key, changes) => {
      const { status, body } = await preview(await changeOf(key, changes));
      if (status !== 200) {
        throw new Error(`${key} was refused: ${status} ${JSON.stringify(body)}`);
      }
      return body as RuleImpactResponse;
    },
  };
}

export const changedIds = ({ Quotes }: RuleImpactResponse): number[] => Quotes.map(({ QuoteId }) => QuoteId);

/** A valid value for the rule that is not its default. */
export function anotherValue(type: BusinessRuleResponse['Type'], value: string): string {
  const others = { flag: value === 'true' ? 'false' : 'true', day: '2026-06-01', number: String(Number(value) + 1) };
  return type === 'flag' || type === 'day' || type === 'number' ? others[type] : `${value}x`;
}
