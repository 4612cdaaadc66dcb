import { fileNameProblem } from './file-names.mjs';
import { importProblem } from './import-zones.mjs';

describe('importProblem', () => {
  it.each([
    ['shared/src/dates/iso-date.ts', 'date-fns', null],
    ['shared/src/dates/iso-date.ts', '#shared/answers/errors', null],
    ['shared/src/dates/iso-date.ts', '../answers/errors.ts', null],
    ['shared/src/dates/iso-date.ts', 'lodash', /nothing but date-fns/],
    ['shared/src/dates/iso-date.ts', 'node:fs', /nothing but date-fns/],
    ['shared/src/dates/iso-date.ts', '../../../backend/src/clock.ts', /nothing but date-fns/],
    ['shared/src/dates/iso-date.spec.ts', 'fast-check', null],

    ['agent-portal/src/groups/GroupScreen.tsx', '../components/Screen.tsx', null],
    ['agent-portal/src/groups/GroupScreen.tsx', './group-address.ts', null],
    ['agent-portal/src/groups/GroupScreen.tsx', '#shared/formats/phone', null],
    ['agent-portal/src/groups/GroupScreen.tsx', '#web/inputs/DayField', null],
    ['web/src/inputs/DayField.tsx', '#shared/dates/iso-date', null],
    ['web/src/inputs/DayField.tsx', '../../../agent-portal/src/app/routes.tsx', /serves both front ends/],
    ['backend/src/catalogue/plans/plans.service.ts', '#web/http/client', /own files/],
    ['agent-portal/src/groups/GroupScreen.tsx', '../group-census/CensusScreen.tsx', /do not import each other/],
    ['agent-portal/src/components/Pager.tsx', '../groups/GroupScreen.tsx', /do not import each other/],
    ['agent-portal/src/app/session/sign-out.ts', '../../groups/GroupScreen.tsx', /do not import each other/],
    ['agent-portal/src/app/routes.tsx', '../groups/GroupScreen.tsx', null],
    ['agent-portal/src/groups/GroupScreen.tsx', '../../../backend/src/errors.ts', /nothing of the backend/],
    ['agent-portal/src/groups/GroupScreen.tsx', '../../../admin/src/layout/Shell.tsx', /other front end/],

    ['agent-portal/src/groups/group-address.component-spec.tsx', '#support/components/open-screen.tsx', null],
    ['agent-portal/src/groups/GroupScreen.tsx', '#support/components/open-screen.tsx', /Only tests/],
    ['web/src/records/drafts.ts', '../../../test/support/shared/groups.ts', /Only tests/],
    ['shared/src/groups/group.record.ts', '#support/shared/groups.ts', /Only tests/],
    ['shared/src/groups/dashboard.record.spec.ts', '#support/shared/groups.ts', null],
    ['shared/src/groups/dashboard.record.spec.ts', '../../../test/groups/group-rows.ts', /only its support/],
    ['backend/src/quoting/quotes/quotes.service.ts', '../../../../test/support/app.ts', /Only tests/],
    ['test/support/components/open-screen.tsx', '../../../agent-portal/src/app/query-client.ts', null],
    ['test/groups/groups.e2e-spec.ts', '../support/shared/groups.ts', null],

    ['agent-portal/vite.config.ts', '../vite.shared.ts', null],

    ['admin/src/App.tsx', './business-rules/index.ts', null],
    ['admin/src/business-rules/BusinessRuleList.tsx', '../layout/Shell.tsx', null],
    ['admin/src/business-rules/BusinessRuleList.tsx', '../quotes/QuoteList.tsx', /do not import each other/],

    ['backend/src/quoting/proposals/proposals.service.ts', '../quotes/quotes.repository.ts', null],
    ['backend/src/quoting/proposals/proposals.service.ts', '../quotes/quotes.controller.ts', /never its controller/],
    ['backend/src/quoting/proposals/proposals.module.ts', '../quotes/quotes.controller.ts', /never its controller/],
    ['backend/src/quoting/proposals/proposals.module.ts', './proposals.controller.ts', null],
    ['backend/src/enrollment/enrollment.module.ts', './signature/signature.controller.ts', null],
    ['backend/src/catalogue/plans/plan.table.ts', '../../quoting/quotes/quote.table.ts', /below it \(platform\)/],
    ['backend/src/platform/people/agents.service.ts', '../../quoting/groups/group.table.ts', /below it \(none\)/],
    ['backend/src/platform/http/server.ts', '../../app.module.ts', /below it/],
    ['backend/src/app.module.ts', './staff/staff.module.ts', null],
    [
      'backend/src/simulators/payments/sandbox-payments.service.ts',
      '../../enrollment/payments/notices/notice-signature.ts',
      null,
    ],
    ['backend/src/platform/mail/mail.gateway.ts', '../../simulators/mailbox/sandbox-mailbox.repository.ts', /below it/],
    ['backend/src/catalogue/plans/plans.service.ts', '../../../../agent-portal/src/main.tsx', /own files/],
    ['backend/src/quoting/quotes/quotes.repository.ts', '../../platform/database/sql.ts', null],
    ['backend/src/quoting/quotes/quotes.service.ts', '../../platform/database/sql.ts', /in \*\.repository\.ts only/],
    [
      'backend/src/quoting/quotes/quotes.service.ts',
      '../../platform/database/run-sql.ts',
      /in \*\.repository\.ts only/,
    ],
    ['backend/src/quoting/quotes/quotes.service.ts', '../../platform/database/transactions.ts', null],
    ['backend/src/platform/database/turns.ts', './run-sql.ts', null],
    ['backend/src/seed/demo-quotes.ts', '../platform/database/run-sql.ts', null],
    ['backend/src/catalogue/rating/price-plans.ts', 'typeorm', /plain code/],
    ['backend/src/catalogue/rating/price-plans.ts', '@nestjs/common', /plain code/],
    ['backend/src/catalogue/plans/plan.table.ts', 'typeorm', null],
  ])('%s importing %s', (from, source, expected) => {
    const problem = importProblem(from, source);
    if (expected === null) {
      expect(problem).toBeNull();
    } else {
      expect(problem).toMatch(expected);
    }
  });
});

describe('fileNameProblem', () => {
  it.each([
    ['shared/src/formats/phone.ts', null],
    ['shared/src/formats/utils.ts', /no utils/],
    ['shared/src/utils/phone.ts', /no utils/],
    ['backend/src/plans/plan-helper.ts', /no utils/],
    ['agent-portal/src/common/Button.tsx', /no utils/],
    ['backend/src/plans/miscellany.ts', null],
    ['admin/src/business-rules/index.ts', null],
    ['agent-portal/src/components/index.ts', /No barrels/],
    ['shared/src/dates/index.ts', /No barrels/],
    ['backend/src/quoting/quotes/quotes.dto.ts', /Declare a call once/],
    ['agent-portal/src/groups/groups.api.ts', /Declare a call once/],
    ['shared/src/groups/groups.calls.ts', null],
  ])('%s', (file, expected) => {
    const problem = fileNameProblem(file);
    if (expected === null) {
      expect(problem).toBeNull();
    } else {
      expect(problem).toMatch(expected);
    }
  });
});
