import { calls, get, post } from '#shared/answers/calls';
import {
  NEW_PROPOSAL_EMAIL,
  PROPOSAL_EMAILS_STORED,
  PROPOSAL_EMAIL_DRAFT,
} from '#shared/proposals/proposal-email.record';

/** Sending proposals by e-mail. What becomes of each e-mail is part of the proposal's history. */
export const PROPOSAL_EMAILS = calls('/api/proposal', ['smallgroup'], {
  draft: get('EmailDraft/:proposalId', {
    about: 'The texts that the form starts with.',
    answers: PROPOSAL_EMAIL_DRAFT,
    refuses: ['NOT_FOUND'],
  }),
  send: post('Email/:proposalId', {
    about: 'Stored with the request, sent in the background, and repeated while the mail server does not respond.',
    body: NEW_PROPOSAL_EMAIL,
    once: 'A repeat answers the first answer.',
    answers: PROPOSAL_EMAILS_STORED,
    refuses: ['NOT_FOUND', 'RULE_BROKEN', 'WRONG_STATE'],
    status: 201,
  }),
});
