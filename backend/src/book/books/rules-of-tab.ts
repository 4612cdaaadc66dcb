import { retirementOverridden } from '#shared/book-of-business/individuals/retirement';
import type { Rules } from '#shared/business-rules/rules';
import { requestContext } from '../../platform/request-context.ts';

/** The rules in force, as the tab that asks sees them. */
export const rulesOfTab = (rules: Rules): Rules => retirementOverridden(rules, requestContext().individualBook ?? null);
