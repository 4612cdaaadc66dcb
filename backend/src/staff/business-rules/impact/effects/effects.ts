import type { GroupEffect } from '#shared/business-rules/rule-impact.record';
import { CENSUS_FIT, CENSUS_PROBLEMS } from './census-effects.ts';
import { COPY_DATES, EFFECTIVE_DATES } from './date-effects.ts';
import type { Effect } from './effect.ts';
import * as enrollment from './enrollment-effects.ts';
import { PROPOSAL_PARTS, PROPOSAL_TEXTS, RENEWAL_TEXTS } from './proposal-effects.ts';
import { SELECTION_PROBLEMS, SELECTION_WARNINGS } from './selection-effects.ts';

export const EFFECTS: Readonly<Record<GroupEffect, Effect>> = {
  CensusProblems: CENSUS_PROBLEMS,
  CensusFit: CENSUS_FIT,
  EffectiveDates: EFFECTIVE_DATES,
  CopyDates: COPY_DATES,
  SelectionProblems: SELECTION_PROBLEMS,
  SelectionWarnings: SELECTION_WARNINGS,
  ProposalParts: PROPOSAL_PARTS,
  ProposalTexts: PROPOSAL_TEXTS,
  Enrollment: enrollment.ENROLLMENT,
  AgentAccess: enrollment.AGENT_ACCESS,
  Signature: enrollment.SIGNATURE,
  Documents: enrollment.DOCUMENTS,
  MemberBypass: enrollment.MEMBER_BYPASS,
  PassiveRenewal: enrollment.PASSIVE_RENEWAL,
  RenewalTexts: RENEWAL_TEXTS,
};
