import { today } from '#web/inputs/today';
import { Screen } from '#web/shell/Screen';
import { newHousehold } from '../components/tax-credit/household-form.ts';
import { TaxCreditCalculator } from '../components/tax-credit/TaxCreditCalculator.tsx';

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** /individual/affordability: what a household pays and why, before anything is quoted. */
export const AffordabilityScreen = () => (
  <Screen
    title="Tax credit estimate"
    subtitle="For a household that buys coverage through the federal marketplace. Nothing is stored."
    breadcrumbs={HOME}
  >
    <TaxCreditCalculator household={newHousehold(today())} />
  </Screen>
);
