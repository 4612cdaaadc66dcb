import { Alert } from '@mui/material';
import { useBookRetirement } from '../../components/daily-actions/use-book-retirement.ts';
import { BookScreen } from '../BookScreen.tsx';
import { DailyActionList } from './DailyActionList.tsx';

/** /today: which households of an individual book need a call, by risk and deadline. Individuals, section 6. */
export function TodayScreen() {
  const { isRetired, notice } = useBookRetirement();
  return (
    <BookScreen
      title="What to do today"
      subtitle={isRetired ? 'Special enrollments by deadline.' : 'Households that need a call, by risk and deadline.'}
      notices={
        isRetired && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {notice}
          </Alert>
        )
      }
    >
      {(agentId) => <DailyActionList key={agentId} agentId={agentId} isRetired={isRetired} />}
    </BookScreen>
  );
}
