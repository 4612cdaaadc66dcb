import type { ReactNode } from 'react';
import { formatInstant } from '#shared/formats/instant';
import { RecordLink } from '../components/RecordLink.tsx';
import { RowCards } from '../components/RowCards.tsx';
import type { AuditRecord } from './audit.api.ts';
import { WhatLink } from './AuditTable.tsx';

/** The same on a phone. */
export const AuditCards = ({ empty }: { empty: ReactNode }) => (
  <RowCards<AuditRecord>
    label="Audit"
    title={(row) => <WhatLink row={row} />}
    facts={(row) => [
      ['Who', row.WhoWords],
      ['When', formatInstant(row.At)],
      ['Record', <RecordLink key="record" record={row.Record} />],
      ['Fields', row.Detail],
      ['From', row.From],
    ]}
    empty={empty}
  />
);
