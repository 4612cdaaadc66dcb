import { errorMessage } from '#web/http/api-error';
import { notifyError } from '../../app/notifications/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { contractRenewalQuery, markTobaccoAsked } from '../../components/contract-renewal/contract-renewal.api.ts';
import { TobaccoQuestion } from '../household/TobaccoQuestion.tsx';

interface TobaccoAskedAgainProps {
  index: number;
  quoteId: number;
  memberId: number;
  /** As recorded on the contract; null: not recorded. */
  used: boolean | null;
}

/** The question of a renewal: the contract's answer is not taken over in silence. */
export function TobaccoAskedAgain({ index, quoteId, memberId, used }: TobaccoAskedAgainProps) {
  const markAsked = () =>
    void markTobaccoAsked(quoteId, [memberId])
      .then(() => queryClient.invalidateQueries(contractRenewalQuery(quoteId)))
      .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} }));
  return (
    <TobaccoQuestion
      index={index}
      value=""
      hint={`Asked again at the renewal. ${recorded(used)}`}
      onAnswered={markAsked}
    />
  );
}

const recorded = (used: boolean | null): string =>
  used === null ? 'The contract does not say.' : used ? 'The contract says: yes.' : 'The contract says: no.';
