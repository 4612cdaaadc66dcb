import { Link } from '@mui/material';
import type { ReactNode } from 'react';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import { FactList } from '../../components/FactList.tsx';
import { OverviewSection } from '../../components/OverviewSection.tsx';

/** Plans, days and numbers of the contract. */
export function ContractFacts({ contract }: { contract: ContractDetail }) {
  const { Contract, FacetsId, MedicalPlanName, VisionPlanName } = contract;
  const facts: (readonly [string, ReactNode])[] = [
    ['Medical plan', MedicalPlanName],
    ['Dental plan', Contract.DentalPlanName],
    ['Vision plan', VisionPlanName],
    ['Effective date', formatDay(Contract.EffectiveDate)],
    ['Original effective date', formatDay(Contract.OriginalEffectiveDate)],
    ['Last day of coverage', formatDay(Contract.TerminationDate)],
    ...(Contract.IsMedicare
      ? []
      : ([
          ['Marketplace', Contract.FromFFM ? 'Yes' : 'No'],
          ['Tax credit', Contract.LatestAptc === null ? '' : `${formatDollars(Contract.LatestAptc)} a month`],
          ['Cost-sharing reduction', Contract.CsrLevelDescription],
        ] as const)),
    ['Email', Contract.Email && <Link href={`mailto:${Contract.Email}`}>{Contract.Email}</Link>],
    ['Facets ID', FacetsId],
  ];
  return (
    <OverviewSection title="Contract">
      <FactList facts={facts.filter(([, value]) => Boolean(value))} />
    </OverviewSection>
  );
}
