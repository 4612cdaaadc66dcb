import { byKey, calls, get } from '#shared/answers/calls';
import { SITE_DOWN } from '#shared/business-rules/business-rule.record';
import { text } from '#shared/records/kinds';

export const BUSINESS_RULES = calls('/api/businessrules', 'signed-in', {
  parameters: get('', { about: 'The application parameters in force today, as text.', answers: byKey(text('Value')) }),
  siteDown: get('getSiteDownInfo', {
    about: 'Public: the sign-in page shows it.',
    allow: 'public',
    answers: SITE_DOWN,
  }),
});
