import { Route, Routes } from 'react-router';
import { QueueScreen } from './QueueScreen.tsx';
import { NEW_BUSINESS_VIEW, PASSIVE_RENEWALS_VIEW, RENEWALS_VIEW } from './queue-views.ts';

/** /sales/group and its child routes; below each, the quote under review. */
export const QueueScreens = () => (
  <Routes>
    <Route path="renewals/*" element={<QueueScreen key="renewals" view={RENEWALS_VIEW} />} />
    <Route path="passive-renewals/*" element={<QueueScreen key="passive" view={PASSIVE_RENEWALS_VIEW} />} />
    <Route path="/*" element={<QueueScreen key="new" view={NEW_BUSINESS_VIEW} />} />
  </Routes>
);
