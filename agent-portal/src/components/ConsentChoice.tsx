import type { ConsentResponse } from '#shared/consents/consent.record';
import { helpProblem } from '#shared/consents/consent-standing';
import { formatInstant } from '#shared/formats/instant';
import { today } from '#web/inputs/today';
import { PlainSelect } from './PlainSelect.tsx';

interface ConsentChoiceProps {
  /** Those that count, see `usableConsents`. */
  consents: readonly ConsentResponse[];
  chosen: ConsentResponse | null;
  onChoose: (id: number | null) => void;
}

const NOBODY = '';

/** Chooses the client with whom the agent goes to the marketplace: one whose consent is recorded. */
export const ConsentChoice = ({ consents, chosen, onChoose }: ConsentChoiceProps) => (
  <PlainSelect
    label="Client"
    value={chosen ? String(chosen.Id) : NOBODY}
    onChange={(value) => onChoose(value === NOBODY ? null : Number(value))}
    options={[
      { value: NOBODY, label: 'Choose a client' },
      ...consents.map(({ Id, ConsumerName, GivenAt }) => ({
        value: String(Id),
        label: `${ConsumerName}, ${formatInstant(GivenAt)}`,
      })),
    ]}
  />
);

export const usableConsents = (consents: readonly ConsentResponse[]): ConsentResponse[] =>
  consents.filter((consent) => consentProblem(consent) === null);

const ANYONE = 0;

/** Why this consent opens no way to the marketplace; null when it does. Those without a quote are all this agent's own. */
export const consentProblem = (consent: ConsentResponse | null): string | null =>
  helpProblem(
    consent === null
      ? []
      : [
          {
            kind: consent.Kind,
            way: consent.Way,
            agentId: ANYONE,
            until: consent.Until,
            hasProof: consent.Proof !== null,
            isRevoked: consent.Revocation !== null,
            reviewedSha256: null,
          },
        ],
    { today: today(), reviewedSha256: null, agentIds: [ANYONE] },
  );
