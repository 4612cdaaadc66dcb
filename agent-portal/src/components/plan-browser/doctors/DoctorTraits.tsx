import { NETWORK_WORDS, type NetworkAnswer } from '#shared/providers/doctor-networks';
import type { DoctorLine } from './doctor-lines.ts';

const SIGNS: Readonly<Record<NetworkAnswer, string>> = { in: '✓', out: '–', unknown: '?' };

/** "✓ Ada Lovelace: In network", a line for each doctor, among the traits of a plan: they are also said with its choice. */
export const DoctorTraits = ({ lines = [] }: { lines: readonly DoctorLine[] | undefined }) =>
  lines.map(({ name, answer }) => (
    <span key={name} data-network={answer}>
      <b aria-hidden>{SIGNS[answer]}</b>
      {name}: {NETWORK_WORDS[answer]}
    </span>
  ));

/** For the list's style sheet. */
export const DOCTOR_STYLES = {
  '& [data-network]': { flex: '0 0 100%', overflowWrap: 'anywhere' },
  '& [data-network] b': { width: 10, flexShrink: 0, textAlign: 'center' },
  '& [data-network=in]': { color: 'var(--mui-palette-success-main)' },
} as const;
