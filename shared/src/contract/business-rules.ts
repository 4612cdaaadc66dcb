import type { IsoDate } from '#shared/dates/iso-date';

/** GET /api/businessrules: key -> value in force today, as text. Read with `readRules` of #shared/business-rules. */
export type ApplicationParameters = Record<string, string>;

/** GET /api/businessrules/getSiteDownInfo. Public: the sign-in page shows it. */
export interface SiteDownResponse {
  IsSiteDown: boolean;
  Message: string;
}

/** 0 = quote configuration, 1 = shop configuration (spec 002 section 3). */
export type ConfigSource = 0 | 1;

export type RuleType = 'text' | 'number' | 'flag' | 'day' | 'list';

/** POST /api/sales/AddOrUpdateBusinessRule. With Id it replaces that version; without, it adds a rule. */
export interface BusinessRuleRequest {
  Id?: number;
  Key: string;
  Value: string;
  Description: string;
  EffectiveDate: IsoDate;
  TermDate?: IsoDate | null;
  QuoteEffectiveStartDate?: IsoDate | null;
  QuoteEffectiveEndDate?: IsoDate | null;
  ConfigSource: ConfigSource;
}

/** One row of GET /api/sales/GetBusinessRules and the answer of AddOrUpdateBusinessRule. */
export interface BusinessRuleResponse {
  Id: number;
  Key: string;
  Value: string;
  Type: RuleType;
  Description: string;
  EffectiveDate: IsoDate;
  TermDate: IsoDate | null;
  QuoteEffectiveStartDate: IsoDate | null;
  QuoteEffectiveEndDate: IsoDate | null;
  ConfigSource: ConfigSource;
  /** In force today, or from a coming day: not past its TermDate. */
  IsActive: boolean;
  /** UTC instant and user of this version. */
  ChangedAt: string;
  ChangedBy: string;
}
