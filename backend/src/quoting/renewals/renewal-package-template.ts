import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { formatDay } from '#shared/formats/auto-date';
import { cover } from '../../platform/documents/pdf/cover.ts';
import { letter } from '../../platform/documents/pdf/pdf-kit.ts';
import { causesByPlan, decision, headline, plansPart, type RenewalPackageContent } from './renewal-pages.ts';

const DISCLAIMER =
  'This package is not an offer of coverage. Premiums are based on the census, address and effective date given and on the rates filed ' +
  'for that date; final premiums depend on the members who enroll. Benefits are summarized: the certificate of coverage governs.';

/** The whole package as a pdfmake document: what changes and the decision on page one, the causes plan by plan after it. */
export const renewalPackageTemplate = (content: RenewalPackageContent): TDocumentDefinitions =>
  letter(
    {
      title: `Renewal package for ${content.groupName}`,
      footer: `${content.groupName} · ${formatDay(content.madeOn)}`,
    },
    [
      renewalCover(content),
      ...headline(content),
      ...plansPart(content),
      decision(content),
      { text: DISCLAIMER, style: 'small', margin: [0, 4, 0, 0] },
      ...causesByPlan(content),
    ],
  );

const renewalCover = (content: RenewalPackageContent): Content =>
  cover({
    sender: content.sender,
    what: 'Group health renewal',
    name: content.groupName,
    address: content.groupAddress.join(', '),
    facts: [
      ['Renewal date', formatDay(content.renewalDate)],
      ['Please decide by', formatDay(content.decideBy)],
      ...(content.enterpriseId === null ? [] : [['Group number', content.enterpriseId] satisfies [string, string]]),
      ['Prepared on', formatDay(content.madeOn)],
    ],
  });
