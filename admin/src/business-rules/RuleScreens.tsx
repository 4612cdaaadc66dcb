import { CompareScreen } from './comparison/CompareScreen.tsx';
import { RuleByKey } from './RuleByKey.tsx';
import { Route, Routes } from 'react-router';
import { ProposalsScreen } from './proposals/ProposalsScreen.tsx';
import { EXPIRED_VIEW, QUOTE_VIEW, SHOP_VIEW } from './rule-views.ts';
import { RuleListScreen } from './RuleListScreen.tsx';

/** /sales/configuration and its child routes. The list stays mounted while a rule is added or edited over it. */
export const RuleScreens = () => (
  <Routes>
    <Route path="shop/*" element={<RuleListScreen key="shop" view={SHOP_VIEW} />} />
    <Route path="expired/*" element={<RuleListScreen key="expired" view={EXPIRED_VIEW} />} />
    <Route path="compare" element={<CompareScreen />} />
    <Route path="rule/:key" element={<RuleByKey />} />
    <Route path="proposals" element={<ProposalsScreen />} />
    <Route path="/*" element={<RuleListScreen key="quote" view={QUOTE_VIEW} />} />
  </Routes>
);
